/**
 * Returns a function that picks from 0 to `count` - 1 by Zipf's law: the n-th is n times less frequent than the first.
 */
export function zipf(count: number): () => number {
  let sum = 0;
  const upTo = Float64Array.from({ length: count }, (_, at) => {
    sum += 1 / (at + 1);
    return sum;
  });
  return () => {
    const wanted = Math.random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

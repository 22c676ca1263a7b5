/**
 * Returns the first place in a range for which `holds` is true, or `end`. `holds` must be true for all places behind
 * the first one (binary search).
 */
export function firstPlace(from: number, end: number, holds: (place: number) => boolean): number {
  let low = from;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

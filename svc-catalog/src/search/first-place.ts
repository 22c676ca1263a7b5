/**
 * The first place of a list, from one place on, at which something holds that then holds for all behind it; the
 * end where it never does.
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

import { linesOf, partsOf } from './data.ts';

/** Returns the shades near each color of `shades.txt`. */
export function nearShades(): ReadonlyMap<string, readonly string[]> {
  const groups = linesOf('shades.txt').map((line) => partsOf(line));
  return new Map(groups.flatMap((all) => all.map((entry) => [entry, all.filter((other) => other !== entry)] as const)));
}

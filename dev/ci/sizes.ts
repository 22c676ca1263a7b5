import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { frontEndsIn } from '@ethereal/areas/repository';
import { ROOT } from './command.ts';

// Compressed JavaScript of an area's whole build, in kilobytes: the current size with little headroom. A jump above it
// is nearly always caused by a shared package that an area began to bundle itself.
const BUDGET_KB: Readonly<Record<string, number>> = {
  shell: 177,
  'mf-storefront': 189,
  'mf-account': 176,
  'mf-store': 318,
  'mf-messages': 100,
  'mf-operator': 131,
};
/** Budget of an area without a line of its own. */
const USUAL_KB = 50;

/** Returns one line for each front-end area whose build exceeds its budget or has none. */
export function oversized(): string[] {
  return frontEndsIn(ROOT).flatMap((area) => {
    const budget = BUDGET_KB[area] ?? USUAL_KB;
    const kb = Math.round(compressedBytes(area) / 1000);
    console.log(`  ${area}: ${kb} kB of compressed JavaScript (at most ${budget})`);
    return kb > 0 && kb <= budget ? [] : [`${area} has ${kb} kB, at most ${budget} kB`];
  });
}

function compressedBytes(area: string): number {
  return globSync(join(ROOT, area, 'dist/**/*.js'))
    .map((file) => gzipSync(readFileSync(file)).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

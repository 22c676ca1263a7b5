import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './command.ts';

// Compressed JavaScript of an area's whole build, in kilobytes: what is there now and a little room. A jump over it is
// nearly always a shared package that an area began to bundle for itself.
const BUDGET_KB = {
  shell: 175,
  'mf-storefront': 162,
  'mf-account': 148,
  'mf-store': 280,
  'mf-operator': 120,
};

/** The areas whose build is larger than they may be, as lines to show. */
export function oversized(): string[] {
  return Object.entries(BUDGET_KB).flatMap(([area, budget]) => {
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

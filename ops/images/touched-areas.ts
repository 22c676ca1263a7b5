import { execFileSync } from 'node:child_process';
import { areasTouched } from './touched.ts';

// Prints the areas that changed since a commit as JSON, or all areas when the commit is unknown: `node
// ops/images/touched-areas.ts COMMIT`.
const since = process.argv[2] ?? '';
const isKnown = /^[0-9a-f]{40}$/.test(since) && !/^0+$/.test(since);
const files = isKnown
  ? execFileSync('git', ['diff', '--name-only', `${since}...HEAD`], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
  : ['package-lock.json'];
console.log(JSON.stringify(areasTouched(files)));

import { execFileSync } from 'node:child_process';
import { areasTouched } from './touched.ts';

// node ops/images/touched-areas.ts COMMIT: the areas that have changed since then, as JSON; all of them when it is
// unknown.
const since = process.argv[2] ?? '';
const isKnown = /^[0-9a-f]{40}$/.test(since) && !/^0+$/.test(since);
const files = isKnown
  ? execFileSync('git', ['diff', '--name-only', `${since}...HEAD`], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
  : ['package-lock.json'];
console.log(JSON.stringify(areasTouched(files)));

// Checks that every regular expression on input of people and machines is fast (`npm run regexes`). Earlier proofs are
// used; `npm run regexes -- --anew` proves all of them again.

import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { MAX_CHAT_MESSAGE } from '@ethereal/contracts/chat';
import { ROOT } from '../ci/command.ts';
import { constructedIn } from './constructed.ts';
import { findRegexes } from './find-regexes.ts';
import { isGood } from './judge.ts';
import { type Pattern, prove } from './proofs.ts';

/**
 * Sources that process input of people and machines: services, pages (the renderer runs them as well), and their
 * packages.
 */
const SOURCES = ['{svc-*,shell,shell/server,mf-*,packages/*}/src/**/*.{ts,tsx,mjs}', 'shell/server/src/**/*.mjs'];
const NOT_SHIPPED = /\.test\.tsx?$|\/testing\//;
/** Excluded files, each with its reason. */
const LEFT_OUT = [
  'shell/src/server/document.ts', // Reads the HTML of our own build alone.
];
/** Maximum input in characters where no pattern states another. */
const INPUT_LIMITS = [{ folder: 'svc-chat/', characters: MAX_CHAT_MESSAGE }];

type Placed = Pattern & { place: string; input: number | undefined };

const files = globSync(SOURCES, { cwd: ROOT }).filter(
  (file) => !NOT_SHIPPED.test(file) && !LEFT_OUT.some((folder) => file.startsWith(folder)),
);
const found = files.flatMap((file) =>
  findRegexes(file, readFileSync(join(ROOT, file), 'utf8')).map((it) => ({ ...it, file })),
);
const constructing = new Set(found.filter((it) => it.source === undefined).map((it) => join(ROOT, it.file)));
const constructed = await constructedIn([...constructing]);

const faults: string[] = [];
const patterns: Placed[] = found.flatMap(({ file, line, source, flags = '', input }) => {
  const place = `${file}:${line}`;
  const maxLength = input ?? INPUT_LIMITS.find(({ folder }) => file.startsWith(folder))?.characters;
  if (source !== undefined) return [{ place, source, flags, input: maxLength }];
  const patterns = constructed.get(join(ROOT, place)) ?? [];
  if (patterns.length === 0 && input === undefined)
    faults.push(
      `${place} is constructed at run time and cannot be checked. State the bound of its input in a comment.`,
    );
  return patterns.map((it) => ({ place, source: it.source, flags: it.flags, input: maxLength }));
});

// Patterns on our own input are skipped: their growth is irrelevant, and proving it may take a minute.
const judged = patterns.filter(({ input }) => input !== 0);
const growths = await prove(judged, { isAnew: process.argv.includes('--anew'), workers: availableParallelism() });
for (const [at, { place, source, flags, input }] of judged.entries()) {
  const growth = growths[at] ?? {};
  if (isGood(growth, input)) continue;
  faults.push(`${place} /${source.slice(0, 200)}/${flags}: ${growth.why ?? `time grows with degree ${growth.degree}`}`);
}
for (const fault of faults) console.log(`✗ ${fault}`);
console.log(`${patterns.length} regular expressions in ${files.length} files, ${faults.length} at fault`);
process.exit(faults.length > 0 ? 1 : 0);

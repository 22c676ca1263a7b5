/**
 * Counts how often the built-in assistant answers questions of strangers by a right section of the help pages.
 * `assistant/fresh/sections.tsv` lists the right ones of each turn, and `own` if the shopper's own orders answer it.
 * The sets are excluded from training.
 *
 *     node bench/chat-sections.ts
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openHelp } from '../svc-chat/src/help/help.ts';
import { TEXTS } from '../svc-chat/src/language/texts.ts';
import { openRealShop } from './assistant/shop.ts';

const FOLDER = join(import.meta.dirname, 'assistant/fresh');
/** Number of letters of a help text by which an answer is matched. */
const BEGINNING = 60;
/** Maximum number of letters of a button. */
const BUTTON = 40;

const linesOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8').trim().split('\n');
const help = await openHelp();
const converse = await openRealShop();
const shorts = [TEXTS.de, TEXTS.fr, TEXTS.es].map((texts) => texts.help);

/** Whether an answer gives a section, in any language. */
function gives(text: string, title: string): boolean {
  const section = help.get(title);
  const texts = [section?.text, section?.then, ...shorts.map((some) => some[section?.short ?? ''])];
  return texts.some((one) => one && text.includes(one.slice(0, BEGINNING)));
}

const counts = { right: 0, offered: 0, all: 0 };
const rows = linesOf('sections.tsv')
  .slice(1)
  .map((line) => line.split('\t'));
for (const [set, of] of Map.groupBy(rows, ([name = '']) => name)) {
  const conversations = linesOf(`${set}.jsonl`).map((line) => JSON.parse(line));
  for (const [, place = '', titles = ''] of of) {
    const [conversation = 0, turn = 0] = place.split('.').map(Number);
    const { say, ...by } = conversations[conversation - 1];
    const answer = (await converse(say, by))[turn - 1];
    const right = titles.split(' | ');
    const buttons = (answer?.parts ?? []).flatMap((part) => (part.type === 'replies' ? part.replies : []));
    const isOwn = right.includes('own') && answer?.memory.after === 'own';
    const isAbout = answer?.memory.after === 'help' && right.includes(answer.memory.topic ?? '');
    const isRight = isOwn || isAbout || right.some((title) => gives(answer?.text ?? '', title));
    counts.all += 1;
    if (isRight) counts.right += 1;
    else if (right.some((title) => buttons.includes(title.slice(0, BUTTON)))) counts.offered += 1;
  }
}
const share = (count: number) => `${((100 * count) / counts.all).toFixed(1)} %`;
console.log(`right: ${share(counts.right)}, offered: ${share(counts.offered)} of ${counts.all}`);

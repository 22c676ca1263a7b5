/**
 * Sends a set of conversations to the built-in assistant over the demo shop and prints each answer, for a person to
 * read and judge. With the judgments of such a reading it also counts them.
 *
 *     node bench/chat-fresh.ts bench/assistant/fresh/one.jsonl [bench/assistant/fresh/one.tsv]
 *
 * The sets were written without sight of the assistant's code and data. A set is read once before anything is mended;
 * its judgments belong to the answers of that day.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { openRealShop } from './assistant/shop.ts';

const conversation = z.strictObject({
  say: z.array(z.string()),
  /** The name of the item whose page is open. */
  page: z.string().optional(),
  /** Whether the shopper is logged in. */
  me: z.boolean().optional(),
});

const [path = '', judged] = process.argv.slice(2);
const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n');
const converse = await openRealShop();
for (const [at, line] of linesOf(path).entries()) {
  const { say, ...by } = conversation.parse(JSON.parse(line));
  const where = [by.page && `${by.page} is open`, by.me && 'logged in'].filter(Boolean).join(', ');
  for (const [turn, { text, parts }] of (await converse(say, by)).entries()) {
    console.log(`\n[${at + 1}.${turn + 1}] ${where && `(${where}) `}${say[turn]}\n${text}`);
    for (const part of parts) if (part.type === 'replies') console.log(`  [${part.replies.join('] [')}]`);
  }
}
if (judged !== undefined) {
  const counts = new Map<string, number>();
  for (const line of linesOf(judged).slice(1)) {
    const [, judgment = ''] = line.split('\t');
    counts.set(judgment, (counts.get(judgment) ?? 0) + 1);
  }
  console.log([...counts].map(([judgment, count]) => `${judgment}: ${count}`).join(', '));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Item, item as itemSchema } from '@ethereal/contracts/items';
import { z } from 'zod';

const rowsOf = <S extends z.ZodType>(file: string, schema: S): z.output<S>[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => schema.parse(JSON.parse(row)));

/** A shop of other trades than the demo's: garden, music, tools, pets, books, kitchen, camping, sports, toys. */
export const TRADES: readonly Item[] = rowsOf('trades.jsonl', z.record(z.string(), z.unknown())).map((row, at) => {
  const moment = new Date(Date.UTC(2024, 0, 1, at)).toISOString();
  const picture = { url: `/images/${at}`, public_id: `${at}` };
  return itemSchema.parse({
    ...row,
    _id: (at + 1).toString(16).padStart(24, '0'),
    user: 'f'.repeat(24),
    itemImg: picture.url,
    image1: picture,
    createdAt: moment,
    updatedAt: moment,
  });
});

/** Bare wishes for these goods. Each has parts of names, one of which must rank first. */
export const TRADE_WISHES = rowsOf('trades-wishes.jsonl', z.object({ wish: z.string(), first: z.array(z.string()) }));

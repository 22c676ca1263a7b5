import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faultsOf } from './checks.ts';
import { ITEMS } from './demo-shop.ts';
import { parseWritten } from './messages.ts';
import { openRealShop } from './shop.ts';

const SEEN = parseWritten(readFileSync(join(import.meta.dirname, 'seen.jsonl'), 'utf8'));

it.each(SEEN.map((one) => [one.say.join(' / '), one] as const))(
  'answers a message correctly that was once answered wrongly: %s',
  async (_, { say, page, me, check }) => {
    const texts = await (await shop)(say, { page, me });
    expect(faultsOf(texts.at(-1)?.text ?? '', check, ITEMS), texts.at(-1)?.text).toEqual([]);
  },
);

/** The open T-shirt is sold out in medium. */
const soldOut = (name: string) => name === 'Everyday V-Neck T-Shirt' && { available: { S: 3, M: 0, L: 2 } };
const shop = openRealShop(ITEMS.map((item) => ({ ...item, ...soldOut(item.name) })));

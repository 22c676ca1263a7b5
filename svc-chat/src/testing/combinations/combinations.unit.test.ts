import type { Item } from '@ethereal/contracts/items';
import { beforeAll, expect, test } from 'vitest';
import { type Converse, openShop } from '../evaluation/ask.ts';
import { FOLLOW_UPS, saidIn } from './follow-ups.ts';
import { goodsOf, MANY } from './goods.ts';

let converse: Converse;
beforeAll(async () => {
  converse = await openShop();
});

const FIRST: readonly (readonly [template: string, category: Item['category'] | undefined])[] = [
  ['%', undefined],
  ['do you have %', undefined],
  ['hi, i am looking for % for women', 'women'],
  ['show me some % for my boyfriend please', 'men'],
];
/** Of a follow-up at most so many, in a hundred, may be answered wrongly: the words for each are many, and no list is whole. */
const WRONG_AT_MOST = 2;

test.each(FOLLOW_UPS.map((one) => [one.name, one] as const))(
  'goes on from goods that were shown: %s',
  { timeout: 120_000 },
  async (_name, { ways, fault }) => {
    const wrong: string[] = [];
    let all = 0;
    for (const goods of MANY) {
      for (const [at, [template, category]] of FIRST.entries()) {
        const first = template.replace('%', goods.plural[at % goods.plural.length] ?? '');
        const fit = goodsOf(goods).filter((item) => category === undefined || item.category === category);
        if (fit.length === 0) continue;
        for (const way of ways) {
          const [before = '', then = ''] = await converse([first, way]);
          const found = fault(saidIn(then), saidIn(before), { goods, who: category, fit });
          all += 1;
          if (found !== undefined) wrong.push(`${first} / ${way}: ${found}`);
        }
      }
    }
    expect(all).toBeGreaterThan(50);
    expect(wrong.length * 100, wrong.join('\n')).toBeLessThanOrEqual(all * WRONG_AT_MOST);
  },
);

test.each(FOLLOW_UPS.map((one) => [one.name, one] as const))(
  'goes back to what was shown before: %s',
  { timeout: 120_000 },
  async (_name, { ways }) => {
    const wrong: string[] = [];
    for (const goods of MANY) {
      const noun = goods.plural[0] ?? '';
      for (const [at, way] of ways.entries()) {
        const back =
          ['go back to the first ones', `back to the ${noun}`, `show me the ${noun} again`][at % 3] ?? '';
        const texts = await converse([`${noun} please`, way, 'now candles', back]);
        const items = saidIn(texts.at(-1) ?? '').items;
        if (items.length === 0 || items.some(({ name }) => /Candle/.test(name)))
          wrong.push(`${noun} / ${way} / now candles / ${back}: ${items.map(({ name }) => name)}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

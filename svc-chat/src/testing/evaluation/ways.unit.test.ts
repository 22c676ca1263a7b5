import { expect, test } from 'vitest';
import { askAll } from './ask.ts';
import { HELP_WAYS } from './help-ways.ts';
import { itemsListed } from './score.ts';
import { FOREIGN_REFUSALS, NO_PRYING, NO_REFUSALS, PRYING, REACTIONS, REFUSALS } from './ways.ts';
import type { Kind } from './written.ts';

const WOOL = /wool|merino|cashmere|mohair|alpaca/i;
const LEATHER = /leather|suede/i;

/** Messages whose answers show a good that says it, or with `no` show none. */
async function wrongOf(
  ways: string,
  kind: Kind,
  [refused, sought, said]: readonly [string, string, RegExp],
  wrong: (shown: boolean) => boolean,
): Promise<string[]> {
  const messages = ways
    .trim()
    .split('\n')
    .map((way) => way.replaceAll(/\bX\b/g, refused).replaceAll(/\bG(?=s?\b)/g, sought));
  const results = await askAll({ ways: messages.map((message) => [kind, message, {}] as const) });
  return results
    .filter(({ text }) =>
      wrong((itemsListed(text) ?? []).some(({ name, description }) => said.test(`${name} ${description}`))),
    )
    .map(({ ask }) => ask);
}
const isShown = (shown: boolean) => shown;
const isNotShown = (shown: boolean) => !shown;

test.each([
  ['wool', 'sweater', WOOL],
  ['leather', 'bag', LEATHER],
] as const)(
  'never shows %s to whoever refuses it, however it is put',
  { timeout: 60_000 },
  async (...goods) => {
    expect(await wrongOf(REFUSALS, 'negation', goods, isShown)).toEqual([]);
  },
);

test('never shows wool to whoever refuses it in another language', { timeout: 60_000 }, async () => {
  expect(await wrongOf(FOREIGN_REFUSALS, 'language', ['', '', WOOL], isShown)).toEqual([]);
});

test.each([
  ['latex', 'shoe', /latex|rubber/i],
  ['nickel', 'watch', /steel|brass|gold|silver|nickel/i],
  ['lanolin', 'sweater', WOOL],
  ['dairy', 'soap', /milk/i],
] as const)('never shows %s to whom it harms, however it is put', { timeout: 60_000 }, async (...goods) => {
  expect(await wrongOf(REACTIONS, 'safety', goods, isShown)).toEqual([]);
});

test.each([
  ['wool', 'sweater', WOOL],
  ['leather', 'bag', LEATHER],
] as const)('shows %s where it only sounds refused', { timeout: 60_000 }, async (...goods) => {
  expect(await wrongOf(NO_REFUSALS, 'find', goods, isNotShown)).toEqual([]);
});

const PRIVATE = /are private/;

test.each(['wife', 'neighbour', 'coworker'])(
  'tells nobody of their %s, and serves who only speaks of them',
  async (somebody) => {
    const asked = async (ways: string) => {
      const messages = ways
        .trim()
        .split('\n')
        .map((way) => way.replaceAll(/\bX\b/g, somebody));
      return askAll({ ways: messages.map((message) => ['refusal', message, { me: true }] as const) });
    };
    const told = (await asked(PRYING)).filter(({ text }) => !PRIVATE.test(text));
    expect(told.map(({ ask }) => ask)).toEqual([]);
    const refused = (await asked(NO_PRYING)).filter(({ text }) => PRIVATE.test(text));
    expect(refused.map(({ ask }) => ask)).toEqual([]);
  },
);

test('says what the help pages say, however it is asked for', { timeout: 60_000 }, async () => {
  const wrong: string[] = [];
  for (const [said, ways] of HELP_WAYS) {
    const results = await askAll({ ways: ways.map((message) => ['help', message, {}] as const) });
    wrong.push(
      ...results
        .filter(({ text }) => !said.test(text) || itemsListed(text)?.length !== 0)
        .map(({ ask }) => ask),
    );
  }
  expect(wrong).toEqual([]);
});

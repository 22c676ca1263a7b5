import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createHelpLibrary, readHelp } from '../../help/library.ts';
import { marksOf } from '../marks.ts';
import { prepare } from '../prepare.ts';
import { HELP_PARAPHRASES } from './help.ts';
import { likelyAbout, likelySection, likelyWanted } from './likely.ts';
import { paraphrasesIn } from './paraphrases-in.ts';

const read = (text: string) => {
  const { tokens } = prepare(text, { correctAll: (words) => [...words] });
  return [tokens, marksOf(tokens)] as const;
};

test('every heading of the paraphrases finds the help section of that title', async () => {
  const help = createHelpLibrary(await readHelp(join(import.meta.dirname, '../../../help')));
  const headings = [...new Set(paraphrasesIn(HELP_PARAPHRASES).map(({ id }) => id))];
  expect(headings.map((heading) => help.find(heading, 0.15)[0]?.title)).toEqual(headings);
});

// None of these stands among the paraphrases.
test.each([
  ['has my lamp been posted', 'orders'],
  ['whatever happened to the mirror i ordered', 'orders'],
  ['how much stuff is in my basket', 'cart'],
  ['which things have i saved', 'favourites'],
  ['what did my cousin order from you', 'others'],
  ['has my aunt been looking at rings', 'others'],
  ['the clock came cracked', 'help'],
  ['my visa keeps getting declined', 'help'],
  ['looking for warm gloves', 'goods'],
  ['my mug broke, i need another', 'goods'],
  ['is the lamp made of brass', 'item'],
  ['who is the king of spain', 'world'],
] as const)('“%s” is about %s', (text, about) => {
  expect(likelyAbout(...read(text)).about).toBe(about);
});

test('a question that resembles none of the help text is led to its section by its wording', () => {
  expect(likelySection(...read('the plate came in two halves')).section).toBe(
    'Something arrived damaged or wrong',
  );
  expect(likelySection(...read('could you post this to iceland')).section).toBe('Where we deliver');
});

test.each([
  ['a wasp got into my lemonade this afternoon', 'told'],
  ['must dash, the potatoes are burning', 'told'],
  ['have you ever ridden a horse', 'told'],
  ['ran a mile without stopping!!', 'told'],
  ['we are invited to a baptism in may', 'wanted'],
  ['elbows dry as a desert', 'wanted'],
  ['my cousin is having a baby', 'wanted'],
  ['what should a lady wear to the races', 'wanted'],
] as const)('“%s” is %s, whatever goods it speaks of', (text, is) => {
  expect(likelyWanted(...read(text)).wanted > 0.4 ? 'wanted' : 'told').toBe(is);
});

import { expect, it } from 'vitest';
import { tokensOf } from '../../svc-chat/src/reading/tokens.ts';
import { openRealShop } from './shop.ts';

const MESSAGES = 150;
const LONGEST = 2000;
/** Maximum number of tokens that are read of a message. */
const MAX_TOKENS = 400;
const WORDS =
  `i put some cvc no not without allergic to wool bag dog beds size 43 under $50 or and the my order it fits`.split(
    ' ',
  );

let seed = 1;
/** Returns a pseudo-random number from 0 to below `most`, equal in every run. */
function anyOf(most: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed % most;
}
const word = () => WORDS[anyOf(WORDS.length)] ?? '';
const MAKERS = [
  () => `${word()} `.repeat(1 + anyOf(600)),
  () => Array.from({ length: 1 + anyOf(300) }, word).join(' '),
  () => Array.from({ length: 1 + anyOf(300) }, () => `${word()}${',.;!?-'[anyOf(6)]}`).join(''),
  () => Array.from({ length: 1 + anyOf(900) }, () => String.fromCodePoint(32 + anyOf(1600))).join(''),
  () => `${word()}${'aé'.repeat(anyOf(900))}${'1 '.repeat(anyOf(200))}`,
];

it('answers messages of words, repetitions and noise and reads a bounded part of them', async () => {
  const say = await openRealShop();
  for (let made = 0; made < MESSAGES; made += 1) {
    const message = (MAKERS[anyOf(MAKERS.length)] ?? word)().slice(0, LONGEST);
    expect(tokensOf(message).length).toBeLessThanOrEqual(MAX_TOKENS);
    const [said] = await say([message]);
    expect(said?.text.trim(), message).not.toBe('');
  }
}, 120_000);

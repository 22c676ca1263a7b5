import { expect, it } from 'vitest';
import { tokensOf } from '../../svc-chat/src/reading/tokens.ts';
import { createMessageMaker } from './made-messages.ts';
import { openRealShop } from './shop.ts';

const MESSAGES = 150;
/** Maximum number of tokens that are read of a message. */
const MAX_TOKENS = 400;
const WORDS =
  `i put some cvc no not without allergic to wool bag dog beds size 43 under $50 or and the my order it fits`.split(
    ' ',
  );

it('answers messages of words, repetitions and noise and reads a bounded part of them', async () => {
  const say = await openRealShop();
  const make = createMessageMaker(WORDS);
  for (let made = 0; made < MESSAGES; made += 1) {
    const message = make();
    expect(tokensOf(message).length).toBeLessThanOrEqual(MAX_TOKENS);
    const [said] = await say([message]);
    expect(said?.text.trim(), message).not.toBe('');
  }
}, 120_000);

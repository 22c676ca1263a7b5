import { createHash } from 'node:crypto';
import type { Catalogue } from '../search/catalogue.ts';
import { ReadyAnswer } from './ready-answer.ts';

const CARDS_AT_ONCE = 4000;

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** One buffer of the right size, filled in pieces: large lists would otherwise be in memory three times. */
async function make(catalogue: Catalogue): Promise<ReadyAnswer> {
  const cards = catalogue.newest.all().map((ordinal) => catalogue.cards[ordinal] ?? '');
  const commas = Math.max(0, cards.length - 1);
  const body = Buffer.allocUnsafe(cards.reduce((sum, card) => sum + Buffer.byteLength(card), commas + 2));
  const hash = createHash('sha1');
  let end = 0;
  const append = (text: string) => {
    const begin = end;
    end += body.write(text, begin);
    hash.update(body.subarray(begin, end));
  };
  append('[');
  for (let from = 0; from < cards.length; from += CARDS_AT_ONCE) {
    append(`${from === 0 ? '' : ','}${cards.slice(from, from + CARDS_AT_ONCE).join(',')}`);
    if (cards.length > CARDS_AT_ONCE) await nextTurn();
  }
  append(']');
  return new ReadyAnswer(body, hash.digest('base64url'));
}

/** The list of all items, made anew when it is asked for after a change; in pieces, so that others are served between. */
export function createFullList(catalogue: Catalogue): () => Promise<ReadyAnswer> {
  let made: { revision: number; ready: Promise<ReadyAnswer> } | undefined;
  return () => {
    if (made?.revision !== catalogue.revision) {
      made = { revision: catalogue.revision, ready: make(catalogue) };
    }
    return made.ready;
  };
}

import { createHash } from 'node:crypto';
import type { Catalogue } from '../search/catalogue.ts';
import { ReadyAnswer } from './ready-answer.ts';

const CARDS_AT_ONCE = 4000;

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function make(catalogue: Catalogue): Promise<ReadyAnswer> {
  const cards = catalogue.newest.all().map((ordinal) => catalogue.cards[ordinal] ?? '');
  const hash = createHash('sha1');
  const parts: Buffer[] = [];
  for (let from = 0; from === 0 || from < cards.length; from += CARDS_AT_ONCE) {
    const text = cards.slice(from, from + CARDS_AT_ONCE).join(',');
    const part = Buffer.from(`${from === 0 ? '[' : ','}${text}`);
    hash.update(part);
    parts.push(part);
    if (cards.length > CARDS_AT_ONCE) await nextTurn();
  }
  return new ReadyAnswer(Buffer.concat([...parts, Buffer.from(']')]), hash.digest('base64url'));
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

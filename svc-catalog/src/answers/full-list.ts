import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { createGzip, constants as zlib } from 'node:zlib';
import { listAllItems } from '@ethereal/contracts/items';
import type { Catalog } from '../search/catalog.ts';
import { PackedAnswer } from './packed-answer.ts';
import { ReadyAnswer } from './ready-answer.ts';

/** Number of cards from which a list, then about a megabyte, is cached in its compressed form only. */
const MANY_CARDS = 3000;
/** Number of cards that are compressed as one piece. */
const CARDS_AT_ONCE = 500;
const TAGS = listAllItems.shows?.({ params: {}, query: {} }) ?? [];

export type FullList = ReadyAnswer | PackedAnswer;

function* inPieces(cards: readonly string[]): Generator<string> {
  for (let from = 0; from < cards.length; from += CARDS_AT_ONCE) {
    yield `${from === 0 ? '[' : ','}${cards.slice(from, from + CARDS_AT_ONCE).join(',')}`;
  }
  yield ']';
}

/** Compresses on another thread and in pieces, so that other requests are served in between. */
async function pack(cards: readonly string[], expiresAt: number): Promise<PackedAnswer> {
  const gzip = createGzip({ level: zlib.Z_BEST_SPEED });
  const packed = buffer(gzip);
  const hash = createHash('sha1');
  for (const piece of inPieces(cards)) {
    hash.update(piece);
    if (!gzip.write(piece)) await once(gzip, 'drain');
  }
  gzip.end();
  return new PackedAnswer(await packed, hash.digest('base64url'), TAGS, expiresAt);
}

async function make(catalog: Catalog, expiresAt: number): Promise<FullList> {
  const cards = Array.from(catalog.newest.all(), (ordinal) => catalog.cards[ordinal] ?? '');
  return cards.length < MANY_CARDS
    ? new ReadyAnswer(Buffer.from(`[${cards.join(',')}]`), TAGS, expiresAt)
    : pack(cards, expiresAt);
}

/**
 * Returns a function that resolves to the list of all items. After a change the next call makes the list again.
 * `expiresAt` returns the moment of the next change of a price.
 */
export function createFullList(catalog: Catalog, expiresAt: () => number): () => Promise<FullList> {
  let cached: { revision: number; list: Promise<FullList> } | undefined;
  return () => {
    if (cached?.revision !== catalog.revision)
      cached = { revision: catalog.revision, list: make(catalog, expiresAt()) };
    return cached.list;
  };
}

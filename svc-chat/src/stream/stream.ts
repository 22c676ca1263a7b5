import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { chatStream, MAX_CHAT_MESSAGE } from '@ethereal/contracts/chat';
import type { Authenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import type { Part } from '@ethereal/service-kit/define-service';
import { invalid, tooMany, unavailable } from '@ethereal/service-kit/errors';
import { addressOf, type RateLimiter } from '@ethereal/service-kit/rate-limit';
import type { Express, Request, Response } from 'express';
import type { Answer, AnswerPart } from '../assistant/talk.ts';
import { withoutSecrets } from '../care/secrets.ts';
import type { Config } from '../config.ts';
import type { ConversationsStore, KeptConversation } from '../conversations/conversations.store.ts';
import type { ToolsFor, Visitor } from '../tools/tools.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { ownerOf, visitorOf } from './visitor.ts';

/** Pause between two comments of a stream without data, in milliseconds. */
const HEARTBEAT_MS = 15_000;
/** Limit per address. It is high, because an office may share one address. */
const BY_ADDRESS = { name: 'chat-address', windowSeconds: 60, max: 600 } as const;
const BY_OWNER = { windowSeconds: 60, max: 60 };

const PATH = /^(?:\/api)?\/chat_stream(?:\/.*)?$/;
const TEMPLATE = '/chat_stream/{message}';

type Parts = {
  auth: Authenticator;
  conversations: ConversationsStore;
  answer: Answer;
  toolsFor: ToolsFor;
  heartbeatMs?: number | undefined;
};
type Kept = KeptConversation & { id: string };
type Visit = { visitor: Visitor; address: string; page: unknown };

const begin = (): Kept => ({ id: randomBytes(24).toString('base64url'), turns: [], memory: {} });

/** Seconds after which a client that was refused for too many streams may try again. */
const COME_BACK_SECONDS = 5;

/** Creates a counter of open streams, limited to `max`. Taking a place returns the function that releases it. */
function createPlaces(max: number) {
  let taken = 0;
  return function takePlace(): () => void {
    if (taken >= max) {
      throw unavailable('The assistant is talking with many people just now. Please try again in a moment.', {
        code: 'TOO_MANY_STREAMS',
        retryAfterSeconds: COME_BACK_SECONDS,
      });
    }
    taken += 1;
    return () => {
      taken -= 1;
    };
  };
}

const PREFIX = /^(?:\/api)?\/chat_stream\/?/i;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw refused('The message is not encoded as a part of an address should be.');
  }
}

const refused = (message: string) => invalid(message, { errors: { message } });

/** Returns the message in the path, with encoded slashes; throws invalid when it is malformed, blank or too long. */
function readMessage(rawPath: string): string {
  const message = decoded(rawPath.replace(PREFIX, '')).trim();
  if (message === '') throw refused('Please write a message.');
  if ([...message].length > MAX_CHAT_MESSAGE) {
    throw refused(`A message may have at most ${MAX_CHAT_MESSAGE.toLocaleString('en-US')} characters.`);
  }
  return message;
}

/** Counts a message of one owner and rejects it above the limit. */
export async function limitOwner(limiter: RateLimiter, owner: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.hit('chat-owner', owner, BY_OWNER);
  if (!allowed) throw tooMany('Too many messages. Please try again later.', { retryAfterSeconds });
}

/** Returns the id of the open item. An invalid id counts as no page, and the message is answered all the same. */
const pageOf = (sent: unknown) => (typeof sent === 'string' && /^[0-9a-f]{24}$/.test(sent) ? sent : undefined);

/** Sends a part of the answer to the shopper, or stores its memory in the conversation. */
async function passOn(part: AnswerPart, stream: EventStream, kept: Kept, said: { text: string }) {
  if (part.type === 'remember') {
    kept.memory = part.memory;
    return;
  }
  if (part.type === 'content') said.text += part.content;
  await stream.send(part);
}

/** Registers the stream. It precedes the access log, because messages to the assistant are not logged. */
function mountStream(app: Express, base: Base<Config>, parts: Parts): void {
  const { logger, rateLimiter: limiter, config } = base;
  const { auth, conversations, answer, toolsFor, heartbeatMs = HEARTBEAT_MS } = parts;
  const takePlace = createPlaces(config.CHAT_MAX_STREAMS);

  /** Loads the conversation; a new one starts if the database fails, because an answer matters more. */
  async function resume(checkpoint: unknown, owner: string): Promise<Kept> {
    if (typeof checkpoint !== 'string' || !/^[\w-]{32}$/.test(checkpoint)) return begin();
    const found = await conversations.find(checkpoint, owner).catch((error: unknown) => {
      logger.warn({ err: error }, 'a conversation could not be read');
    });
    return found ? { id: checkpoint, ...found } : begin();
  }

  async function keep(kept: Kept, owner: string, message: string, text: string): Promise<void> {
    const turns = [
      { from: 'shopper' as const, text: withoutSecrets(message) },
      { from: 'assistant' as const, text },
    ];
    await conversations.append(kept.id, owner, turns, kept.memory).catch((error: unknown) => {
      logger.warn({ err: error }, 'a conversation could not be kept');
    });
  }

  async function talk(stream: EventStream, kept: Kept, owner: string, message: string, request: Visit) {
    const said = { text: '' };
    const page = pageOf(request.page);
    const { turns, memory } = kept;
    const question = { owner, address: request.address, message, page, turns, memory, signal: stream.signal };
    try {
      await stream.send({ type: 'checkpoint', checkpoint_id: kept.id });
      for await (const part of answer(question, toolsFor(request.visitor, stream.signal)))
        await passOn(part, stream, kept, said);
      await keep(kept, owner, message, said.text);
      await stream.send({ type: 'end' });
      stream.end();
    } catch (error) {
      if (!stream.signal.aborted) logger.error({ err: error }, 'an answer failed');
      stream.breakOff();
      if (said.text !== '') await keep(kept, owner, message, said.text);
    }
  }

  app.get(PATH, limiter.limit(BY_ADDRESS), async (request: Request, response: Response) => {
    response.locals.route = TEMPLATE;
    const message = readMessage(request.path);
    if (request.method === 'HEAD') {
      response.type('text/event-stream').set('Cache-Control', 'no-store, no-transform').end();
      return;
    }
    const visitor = await visitorOf(request, auth);
    const owner = ownerOf(visitor, request, response);
    await limitOwner(limiter, owner);
    const leavePlace = takePlace();
    try {
      const kept = await resume(request.query.checkpoint_id, owner);
      const stream = openEventStream(response, heartbeatMs);
      setMaxListeners(0, stream.signal);
      await talk(stream, kept, owner, message, { visitor, address: addressOf(request), page: request.query.item });
    } finally {
      leavePlace();
    }
  });
}

/** Opens the stream of answers, under `/chat_stream` and `/api/chat_stream`. */
export const openStream = (base: Base<Config>, parts: Parts): Part => ({
  calls: [{ ...chatStream, id: 'chatStreamUnderApi', path: `/api${chatStream.path}` }],
  early: (app) => mountStream(app, base, parts),
});

import { type Doc, encode, stringOf } from '../bson.ts';
import { CommandError, toCommandError } from '../errors.ts';
import type { Store } from '../store.ts';
import type { Request } from '../wire/message.ts';
import { aggregateCommands } from './aggregate.ts';
import { catalogCommands } from './catalog-commands.ts';
import { type Command, type Handler, type Reply, reads } from './command.ts';
import { findAndModifyCommands } from './find-and-modify.ts';
import { handshakeCommands } from './handshake.ts';
import { indexCommands } from './index-commands.ts';
import { readCommands } from './read.ts';
import { isStorageFault, writeCommands } from './write.ts';

/** Returns how often each command ran, for the bench. */
const serverStatus = reads(({ ran }) => {
  const commands = Object.fromEntries([...ran].map(([name, total]) => [name, { total }]));
  return { metrics: { commands }, ok: 1 };
});

const handlers = new Map<string, Handler>(
  Object.entries({
    ...handshakeCommands,
    ...catalogCommands,
    ...indexCommands,
    serverStatus,
    ...readCommands,
    ...writeCommands,
    ...findAndModifyCommands,
    ...aggregateCommands,
  }),
);

/** Runs one request; every failure becomes an answer. */
export function execute(store: Store, request: Request, connectionId: number): Uint8Array {
  try {
    const reply = run(store, request, connectionId);
    return reply instanceof Uint8Array ? reply : encode(reply);
  } catch (error) {
    return encode(errorReply(error));
  }
}

function run(store: Store, { body, sequences }: Request, connectionId: number): Reply {
  const [name = ''] = Object.keys(body);
  const handler = handlers.get(name);
  if (!handler) throw new CommandError(59, 'CommandNotFound', `no such command: '${name}'`);
  store.ran.set(name, (store.ran.get(name) ?? 0) + 1);
  if (body.startTransaction !== undefined || body.autocommit !== undefined) {
    const message = 'Transaction numbers are only allowed on a replica set member or mongos';
    throw new CommandError(20, 'IllegalOperation', message);
  }
  const command: Command = { name, body, sequences, connectionId, db: stringOf(body.$db ?? 'admin', '$db') };
  const writes = typeof handler.writes === 'function' ? handler.writes(body) : handler.writes;
  if (!writes) return handler.run(store, command);
  return store.commit.write(
    () => handler.run(store, command),
    (error) => !isStorageFault(error),
  );
}

/** Returns the reply to a command that failed. */
export function errorReply(error: unknown): Doc {
  if (isStorageFault(error)) return { ok: 0, errmsg: String(error), code: 8, codeName: 'UnknownError' };
  const { message, code, codeName, extra } = toCommandError(error);
  return { ok: 0, errmsg: message, code, codeName, ...extra };
}

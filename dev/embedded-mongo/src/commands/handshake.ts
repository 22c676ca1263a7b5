import type { Doc } from '../bson.ts';
import { MAX_DOCUMENT_BYTES } from '../bson.ts';
import { MAX_MESSAGE_BYTES } from '../wire/message.ts';
import { type Command, type Handler, reads } from './command.ts';

/** MongoDB release whose behavior is imitated. */
const VERSION = '8.0.0';
/** Version of the wire protocol of that release. */
const WIRE_VERSION = 25;

/** Maximum number of statements of one write command, as in MongoDB. */
export const MAX_WRITE_BATCH = 100_000;

function hello(command: Command): Doc {
  const legacy = command.name !== 'hello';
  return {
    helloOk: true,
    ...(legacy ? { ismaster: true } : { isWritablePrimary: true }),
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_WRITE_BATCH,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId: command.connectionId,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
    ok: 1,
  };
}

const accepted: Handler = reads(() => ({ ok: 1 }));

export const handshakeCommands: Record<string, Handler> = {
  hello: reads((_store, command) => hello(command)),
  ismaster: reads((_store, command) => hello(command)),
  isMaster: reads((_store, command) => hello(command)),
  ping: accepted,
  endSessions: accepted,
  startSession: accepted,
  refreshSessions: accepted,
  killSessions: accepted,
  logout: accepted,
  buildInfo: reads(() => ({
    version: VERSION,
    versionArray: [8, 0, 0, 0],
    gitVersion: 'embedded',
    modules: [],
    bits: 64,
    debug: false,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    storageEngines: ['sqlite'],
    ok: 1,
  })),
};

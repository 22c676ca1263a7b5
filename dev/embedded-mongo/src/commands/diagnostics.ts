import type { Doc } from '../bson.ts';
import { CommandError } from '../errors.ts';
import type { Store } from '../store.ts';
import { type Command, type Handler, reads } from './command.ts';
import { VERSION } from './handshake.ts';

function serverStatus(store: Store): Doc {
  const { rss, heapUsed } = process.memoryUsage();
  const uptimeMillis = Date.now() - store.startedAt;
  return {
    host: 'embedded',
    version: VERSION,
    process: 'embedded-mongo',
    pid: process.pid,
    uptime: uptimeMillis / 1000,
    uptimeMillis,
    localTime: new Date(),
    metrics: {
      cursor: { open: { total: store.cursors.count() } },
      commands: Object.fromEntries([...store.ran].map(([name, total]) => [name, { total }])),
    },
    mem: { resident: Math.round(rss / 1048576), heap: Math.round(heapUsed / 1048576) },
    storageEngine: { name: 'sqlite', persistent: true },
    ok: 1,
  };
}

const PARAMETERS: Doc = { featureCompatibilityVersion: { version: '8.0' }, ttlMonitorEnabled: true };

function getParameter(_store: Store, { body }: Command): Doc {
  if (body.getParameter === '*') return { ...PARAMETERS, ok: 1 };
  const known = Object.entries(PARAMETERS).filter(([name]) => name in body);
  if (known.length === 0) throw new CommandError(72, 'InvalidOptions', 'no option found to get');
  return { ...Object.fromEntries(known), ok: 1 };
}

export const diagnosticCommands: Record<string, Handler> = {
  serverStatus: reads(serverStatus),
  getParameter: reads(getParameter),
  connectionStatus: reads(() => ({
    authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] },
    ok: 1,
  })),
  hostInfo: reads(() => ({ system: { currentTime: new Date(), hostname: 'embedded' }, ok: 1 })),
  getCmdLineOpts: reads(() => ({ argv: ['embedded-mongo'], parsed: {}, ok: 1 })),
  getLog: reads(() => ({ totalLinesWritten: 0, log: [], ok: 1 })),
  whatsmyuri: reads(() => ({ you: '127.0.0.1', ok: 1 })),
};

import { createRequire } from 'node:module';
import type { Dispatcher, Agent as UndiciAgent, Pool as UndiciPool } from 'undici';

// The files of undici that services use. Its entry also loads `fetch`, web sockets, caches, proxies and mocks, which
// take 4 MB of each process.
const require = createRequire(import.meta.url);
export type Agent = UndiciAgent;
export const Agent: typeof UndiciAgent = require('undici/lib/dispatcher/agent.js');
export const Pool: typeof UndiciPool = require('undici/lib/dispatcher/pool.js');
const send: Dispatcher['request'] = require('undici/lib/api/api-request.js');

type Options = Omit<Dispatcher.RequestOptions, 'origin' | 'path' | 'method'> & {
  method?: Dispatcher.HttpMethod;
  /** Connections that the request uses; by default kept-alive connections of this process. */
  dispatcher?: Dispatcher;
};

const connections = new Agent();

/** Sends a request, as `request` of undici does. */
export function request(url: string, { dispatcher = connections, method = 'GET', ...options }: Options = {}) {
  const { origin, pathname, search } = new URL(url);
  return send.call(dispatcher, { ...options, method, origin, path: pathname + search });
}

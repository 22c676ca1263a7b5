import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Conditions, takeConditions } from './headers.ts';
import type { Asked } from './judge.ts';

/** One visit, as long as it may wait for another's fetch. */
export type Visit = {
  req: IncomingMessage;
  res: ServerResponse;
  /** Has the origin answer. */
  next: () => void;
  key: string;
  conditions: Conditions;
  waits: number;
};

export const asked = ({ req }: Visit): Asked => ({
  method: 'GET',
  url: req.url ?? '/',
  headers: req.headers,
});

export const conditionsOf = ({ headers }: IncomingMessage): Conditions => takeConditions({ ...headers });

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

export const isSafe = ({ method }: IncomingMessage): boolean => SAFE.has(method ?? '');

/** Whether the request says nothing of who asks. */
export const isAnybodys = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.authorization === undefined &&
  headers.cookie === undefined &&
  headers['transfer-encoding'] === undefined &&
  (headers['content-length'] ?? '0') === '0';

/** Only a whole answer to a GET can be kept. */
export const isForAll = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.range === undefined;

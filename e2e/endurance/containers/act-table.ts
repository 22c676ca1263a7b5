import { type Failed, faultOf } from '../client.ts';
import type { Traffic } from './traffic.ts';

/** Failures during one act on the shop. */
export interface Act {
  act: string;
  seconds: number;
  requests: number;
  /** A line for each failed read, and for each failed write whose answer was not the specified 503. */
  reads: string[];
  writes: string[];
  /** Writes that were answered 503 with Retry-After. */
  refused: string[];
  /** A stream whose service was killed while it was sent can only break off. */
  streams: string[];
}

const isStream = ({ call }: Failed) => call.id === 'chatStream';
const isRead = ({ call }: Failed) => call.method === 'GET';
const callText = ({ call, status, body }: Failed) => `${call.id}: ${status} ${body.slice(0, 200)}`;

/** Counts requests and failures by the act that ran meanwhile. */
export function createActTable({ shoppers, readers }: Traffic) {
  const acts: Act[] = [];

  function since(from: { failed: number; got: number }): Omit<Act, 'act' | 'seconds' | 'requests'> {
    const failed = shoppers.failed.slice(from.failed);
    const calls = failed.filter((call) => !isStream(call));
    const writes = calls.filter((call) => !isRead(call));
    const pages = readers.failed(from.got).map(({ path, status, fault }) => `${path}: ${status} ${fault ?? ''}`);
    return {
      reads: [...calls.filter(isRead).map(callText), ...pages],
      writes: writes.filter((call) => faultOf(call)).map(callText),
      refused: writes.filter((call) => !faultOf(call)).map(callText),
      streams: failed.filter(isStream).map(callText),
    };
  }

  return {
    async during(act: string, work: () => Promise<unknown>): Promise<Act> {
      const from = { took: shoppers.took.length, failed: shoppers.failed.length, got: readers.got.length };
      const startedAt = performance.now();
      await work();
      const row = {
        act,
        seconds: (performance.now() - startedAt) / 1000,
        requests: shoppers.took.length - from.took + readers.got.length - from.got,
        ...since(from),
      };
      acts.push(row);
      console.log(lineOf(row));
      return row;
    },
    text: (): string => [...HEAD, ...acts.map(lineOf)].join('\n'),
  };
}

const HEAD = [
  '| act | seconds | requests | failed reads | failed writes | writes refused by 503 | streams broken off |',
  '| --- | --- | --- | --- | --- | --- | --- |',
];
const lineOf = ({ act, seconds, requests, reads, writes, refused, streams }: Act): string =>
  `| ${[act, seconds.toFixed(0), requests, reads.length, writes.length, refused.length, streams.length].join(' | ')} |`;

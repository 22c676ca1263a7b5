import { AsyncLocalStorage } from 'node:async_hooks';
import type { Job } from './messages.ts';

/** Facts that are collected about a page while it is rendered. */
export type CurrentPage = {
  job: Job;
  status: number;
  parts: Set<string>;
  /** Tags of the answers in the page. */
  tags: Set<string>;
  /** Whether an answer in the page had no tags. */
  hasUntagged: boolean;
  /** Earliest expiry of the answers in the page, in milliseconds since 1970; undefined when none expires. */
  expiresAt?: number;
  onFault(error: Error): void;
};

export const currentPage = new AsyncLocalStorage<CurrentPage>();

let lastPart: string | undefined;

declare global {
  /** Called by the server bundles when they load a part of the area, with the part's source file. */
  var etherealPart: (file: string, part: Promise<unknown>) => Promise<unknown>;
}

globalThis.etherealPart = (file, part) => {
  lastPart = file;
  return part;
};

globalThis.etherealPage = () => {
  const page = currentPage.getStore();
  return (
    page && {
      origin: page.job.origin,
      remotes: page.job.remotes,
      setStatus(status) {
        page.status = status;
      },
    }
  );
};

/** Starts loading a part. Returns its file if the part belongs to the bundle. */
export function loadPart<T>(load: () => Promise<T>): { part: string | undefined; loading: Promise<T> } {
  lastPart = undefined;
  const loading = load();
  return { part: lastPart, loading };
}

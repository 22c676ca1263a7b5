import { AsyncLocalStorage } from 'node:async_hooks';
import type { Job } from './messages.ts';

/** What is learnt of a page while it is rendered. */
export type CurrentPage = {
  job: Job;
  status: number;
  parts: Set<string>;
  /** Of the answers in it. */
  tags: Set<string>;
  /** Whether an answer in it named no tags. */
  isUntold: boolean;
  onFault(error: Error): void;
};

export const currentPage = new AsyncLocalStorage<CurrentPage>();

let asked: string | undefined;

declare global {
  /** The area's source file of each part, as the server bundles name it when they ask for one. */
  var etherealPart: (file: string, part: Promise<unknown>) => Promise<unknown>;
}

globalThis.etherealPart = (file, part) => {
  asked = file;
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

/** Begins loading a part, and says which file it is when it is one of the bundle's own. */
export function partAskedBy<T>(load: () => Promise<T>): { part: string | undefined; loading: Promise<T> } {
  asked = undefined;
  const loading = load();
  return { part: asked, loading };
}

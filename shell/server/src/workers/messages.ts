import type { Inline } from './inline.ts';

/**
 * A shell and a release of an area that render pages together. Without an area, only the frame of a page is rendered.
 */
export type Pair = { shell: string; area?: { name: string; version: string } };

/** The public GET calls that pages may make. */
export type KnownCalls = {
  /** Path patterns of the calls, with the instances of the services that answer them. */
  apis: readonly { path: string; urls: readonly string[] }[];
  /** Whether every service has described its calls. Only then is an unknown path certain to belong to no service. */
  isWhole: boolean;
};

/** Configuration of a worker. */
export type WorkerSetup = {
  pair: Pair;
  /** Folders of the shell's version and of the area's version. */
  shellDir: string;
  areaDir: string | undefined;
  /** File with the keys that may sign each area's releases. */
  keysFile: string | undefined;
  known: KnownCalls;
  dataMs: number;
  renderMs: number;
};

type Remotes = Record<string, { manifest: string; version: string }>;

/** One page to render. */
export type Job = {
  id: number;
  /** Path and query. */
  location: string;
  /** Origin of the site as visitors see it, for absolute links. */
  origin: string;
  remotes: Remotes;
  /** Content of `/config.json`. */
  publicConfig: Record<string, unknown>;
  requestId: string;
};

export type Page = {
  html: string;
  inline: Inline;
  status: number;
  isComplete: boolean;
  /**
   * Tags of the answers in the page. Undefined when an answer had no tags, because no event then reports a change of
   * the page.
   */
  tags?: string[];
  /** Moment from which the page is wrong, in milliseconds since 1970, such as the end of a sale that it shows. */
  expiresAt?: number;
  /** Errors of parts that are left to the browser, one line each. */
  faults: string[];
};

export type ToWorker = { kind: 'job'; job: Job } | { kind: 'known'; known: KnownCalls };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'page'; id: number; page: Page }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'fault'; requestId: string; reason: string };

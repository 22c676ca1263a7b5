import type { Inline } from './inline.ts';

/** A shell and an area's release that render pages together; without an area only the frame of a page is rendered. */
export type Pair = { shell: string; area?: { name: string; version: string } };

/** The public GET calls that pages may make. */
export type KnownCalls = {
  /** Patterns of their paths, with the services' instances that answer them. */
  apis: readonly { path: string; urls: readonly string[] }[];
  /** Whether every service has said what it answers: only then is another path nobody's for certain. */
  isWhole: boolean;
};

/** How a worker is told what it is. */
export type WorkerSetup = {
  pair: Pair;
  /** Folders of the shell's version and of the area's. */
  shellDir: string;
  areaDir: string | undefined;
  /** Lists the keys that may release each area. */
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
  /** The site as visitors see it, for links that have to be whole. */
  origin: string;
  remotes: Remotes;
  /** What `/config.json` tells browsers. */
  publicConfig: Record<string, unknown>;
  requestId: string;
};

export type Page = {
  html: string;
  inline: Inline;
  status: number;
  isComplete: boolean;
  /** What it shows, by the tags of the answers in it; missing when one of them named none, so that nobody will tell when it changes. */
  tags?: string[];
  /** What threw while it was rendered and is left to the browser, in a line each. */
  faults: string[];
};

export type ToWorker = { kind: 'job'; job: Job } | { kind: 'known'; known: KnownCalls };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'page'; id: number; page: Page }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'fault'; requestId: string; reason: string };

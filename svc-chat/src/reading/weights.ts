import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterTag } from './features.ts';

/** Weights of one model: a row for each bucket of features, a column for each class. */
export type Weights = {
  classes: readonly string[];
  /** Number of buckets that features are hashed into; a power of two. */
  buckets: number;
  /** Value of one step of `values`. */
  scale: number;
  values: Int8Array | Float64Array;
};

type Header = { hash: string; models: Record<string, Omit<Weights, 'values'>> };

/** File of the learned weights. */
export const WEIGHTS_FILE = join(import.meta.dirname, '../../data/weights.bin.gz');

/** Returns the weights file: a line of JSON (a hash of the training sources, the models), then the values. */
export function packWeights(hash: string, models: Readonly<Record<string, Weights>>): Buffer {
  const header: Header = { hash, models: {} };
  for (const [name, { values: _, ...rest }] of Object.entries(models)) header.models[name] = rest;
  const values = Object.values(models).map(({ values }) =>
    Buffer.from(values.buffer, values.byteOffset, values.length),
  );
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...values]), { level: 9 });
}

export function unpackWeights(packed: Buffer): { hash: string; models: ReadonlyMap<string, Weights> } {
  const bytes = gunzipSync(packed);
  const end = bytes.indexOf(10);
  const header = JSON.parse(bytes.subarray(0, end).toString('utf8')) as Header;
  const models = new Map<string, Weights>();
  let from = end + 1;
  for (const [name, rest] of Object.entries(header.models)) {
    const length = rest.buckets * rest.classes.length;
    models.set(name, { ...rest, values: new Int8Array(bytes.buffer, bytes.byteOffset + from, length) });
    from += length;
  }
  return { hash: header.hash, models };
}

/** Returns one of the committed models. */
export function modelOf(models: ReadonlyMap<string, Weights>, name: string): Weights {
  const model = models.get(name);
  if (!model) throw new Error(`there are no weights for ${name}: npm run train -w svc-chat`);
  return model;
}

export const readWeights = () => unpackWeights(readFileSync(WEIGHTS_FILE));

/** Adds the rows of some features to `sums`, which holds one sum per class. */
function addRows({ values, classes, buckets }: Weights, features: readonly number[], sums: Float64Array): void {
  const width = classes.length;
  for (const feature of features) {
    const from = (feature & (buckets - 1)) * width;
    for (let at = 0; at < width; at += 1) sums[at] = (sums[at] ?? 0) + (values[from + at] ?? 0);
  }
}

/** A class with its probability from 0 to 1. */
export type Likely = { id: string; share: number };

/** Class of messages that no help section is about. */
export const NO_SECTION = 'none';

/** Class of questions about a risk of using a thing. */
export const RISK = 'risk';

/** Returns the classes for some features, the likeliest first (softmax over a linear model). */
export function classify(weights: Weights, features: readonly number[]): Likely[] {
  const sums = new Float64Array(weights.classes.length);
  addRows(weights, features, sums);
  const share = weights.scale / Math.sqrt(Math.max(1, features.length) / 20);
  const most = Math.max(...sums);
  const each = weights.classes.map((id, at) => ({ id, share: Math.exp(((sums[at] ?? 0) - most) * share) }));
  const all = each.reduce((sum, one) => sum + one.share, 0);
  return each.map(({ id, share }) => ({ id, share: share / all })).sort((one, other) => other.share - one.share);
}

/** Returns the tag of each token by the features of all: the likeliest one for its features and the tag before it. */
export function tagsOf(weights: Weights, tokens: readonly (readonly number[])[]): string[] {
  const tags: string[] = [];
  for (const features of tokens) tags.push(classify(weights, afterTag(features, tags.at(-1)))[0]?.id ?? 'O');
  return tags;
}

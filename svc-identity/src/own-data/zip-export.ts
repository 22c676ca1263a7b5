import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { PICTURES_PATH, SHARE_PATH } from '@ethereal/service-kit/personal-data';
import { ZipFile } from 'yazl';

/** The services that hold a share, by name, where they are known. */
export type Neighbours = Readonly<Record<string, string | undefined>>;

type Ask = (url: string) => Promise<Response>;

const ANSWER_WITHIN_MS = 60_000;
const MOST_PICTURES = 2000;

export const askWithToken =
  (authorization: string): Ask =>
  async (url) => {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(url, { headers: { authorization }, signal });
    if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
    return response;
  };

const streamOf = ({ body }: Response) =>
  body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);

async function* jsonOf(share: Readonly<Record<string, AsyncIterable<unknown> | Iterable<unknown>>>) {
  let before = '{';
  for (const [name, documents] of Object.entries(share)) {
    yield `${before}${JSON.stringify(name)}:[`;
    let separator = '';
    for await (const document of documents) {
      yield separator + JSON.stringify(document);
      separator = ',\n';
    }
    yield ']';
    before = ',\n';
  }
  yield '}';
}

/** Every share is asked for before the first byte goes out, so that a service that is away is an answer, not half a file. */
export async function openShares(neighbours: Neighbours, ask: Ask): Promise<Map<string, Response>> {
  const known = Object.entries(neighbours).flatMap(([name, url]) => (url ? [[name, url] as const] : []));
  return new Map(
    await Promise.all(known.map(async ([name, url]) => [name, await ask(url + SHARE_PATH)] as const)),
  );
}

/** Paths of a person's own pictures. */
export async function picturesOf(catalogUrl: string | undefined, ask: Ask): Promise<string[]> {
  if (!catalogUrl) return [];
  const paths: unknown = await (await ask(catalogUrl + PICTURES_PATH)).json();
  return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string').slice(0, MOST_PICTURES) : [];
}

type Content = {
  own: Parameters<typeof jsonOf>[0];
  shares: Map<string, Response>;
  pictures: readonly string[];
  openPicture(path: string): Promise<Response>;
};

/** One ZIP of all of it, made while it is read: nothing is held but the piece under way. */
export function zipOf({ own, shares, pictures, openPicture }: Content): Readable {
  const zip = new ZipFile();
  zip.addReadStream(Readable.from(jsonOf(own), { objectMode: false }), 'account.json');
  for (const [name, response] of shares) {
    zip.addReadStream(streamOf(response), `${name.replace(/^svc-/, '')}.json`);
  }
  for (const [index, path] of pictures.entries()) {
    zip.addReadStreamLazy(
      `pictures/${index + 1}-${path.split('/').at(-1) ?? 'picture'}.webp`,
      { compress: false },
      (done) => {
        openPicture(path).then(
          (response) => done(null, streamOf(response)),
          // A picture that is gone leaves an empty file, not a broken archive.
          () => done(null, Readable.from([])),
        );
      },
    );
  }
  zip.end();
  return Readable.from(zip.outputStream);
}

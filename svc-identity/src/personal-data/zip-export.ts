import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { jsonOfShare } from '@ethereal/service-kit/personal-data';
import { ZipFile } from 'yazl';
import { NotFound } from './holders.ts';

const streamOf = ({ body }: Response) => (body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]));

type Content = {
  own: Parameters<typeof jsonOfShare>[0];
  shares: Map<string, Response>;
  pictures: readonly string[];
  openPicture(url: string): Promise<Response>;
};

/**
 * Returns one ZIP that is created while it is read, so that only the current piece is in memory. A read error aborts
 * it.
 */
export function zipOf({ own, shares, pictures, openPicture }: Content): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream;
  if (!(output instanceof Readable)) throw new Error('The archive is not a Node stream.');
  zip.on('error', (error: Error) => output.destroy(error));
  zip.addReadStream(Readable.from(jsonOfShare(own), { objectMode: false }), 'account.json');
  for (const [name, response] of shares) {
    zip.addReadStream(streamOf(response), `${name.replace(/^svc-/, '')}.json`);
  }
  addPictures(zip, pictures, openPicture)
    .then(() => zip.end())
    .catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  return output;
}

/**
 * Adds the pictures one after the other, each opened when the one before it was read. A picture that was deleted since
 * it was listed is left out.
 */
async function addPictures(zip: ZipFile, pictures: readonly string[], openPicture: Content['openPicture']) {
  for (const [index, url] of pictures.entries()) {
    const picture = await openPicture(url).catch((error: unknown) => {
      if (error instanceof NotFound) return undefined;
      throw error;
    });
    if (picture === undefined) continue;
    const stream = streamOf(picture);
    const name = `pictures/${index + 1}-${url.split('/').at(-1) ?? 'picture'}.webp`;
    zip.addReadStream(stream, name, { compress: false });
    await finished(stream);
  }
}

import { COMMON_HEADERS } from '../http/security-headers.ts';
import type { Visit } from '../http/visit.ts';
import type { Encoding, StaticFile } from './static-files.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** Answers with a file: compressed as the visitor takes it, or 304 when they have it. */
export async function sendFile(
  { req, res, requestId }: Pick<Visit, 'req' | 'res' | 'requestId'>,
  file: StaticFile,
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const encoding = file.compressible ? bestEncoding(req.headers['accept-encoding']) : 'identity';
  const common = {
    ...COMMON_HEADERS,
    etag: file.etag,
    'cache-control': file.immutable ? YEAR : 'no-cache',
    'x-request-id': requestId,
    ...(file.compressible ? { vary: 'Accept-Encoding' } : {}),
    ...headers,
  };
  if (status === 200 && isCurrent(req.headers['if-none-match'], file.etag)) {
    res.writeHead(304, common).end();
    return;
  }
  const bytes = await file.bytes(encoding);
  res.writeHead(status, {
    ...common,
    'content-type': file.type,
    'content-length': bytes.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

/** The smallest form that an Accept-Encoding header allows. */
export function bestEncoding(header: string | string[] | undefined): Encoding {
  const accepted = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((part): [string, boolean] => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        return [name, !parameters.some((it) => /^q=0(\.0*)?$/.test(it))];
      }),
  );
  const takes = (name: string) => accepted.get(name) ?? accepted.get('*') ?? false;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

const isCurrent = (header: string | undefined, etag: string) =>
  header === '*' ||
  (header?.split(',').some((it) => it.trim().replace(/^W\//, '') === etag.slice(2)) ?? false);

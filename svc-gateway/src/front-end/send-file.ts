import Negotiator from 'negotiator';
import { COMMON_HEADERS } from '../http/security-headers.ts';
import type { PageVisit } from '../http/visit.ts';
import type { Encoding, StaticFile } from './static-files.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** Encodings in order of preference, smallest form first. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** Answers with a file in an encoding that the visitor accepts, or with 304 when the visitor's copy is current. */
export async function sendFile(
  { req, res, requestId }: Pick<PageVisit, 'req' | 'res' | 'requestId'>,
  file: StaticFile,
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const encoding = file.compressible ? bestEncoding(req.headers['accept-encoding']) : 'identity';
  const bytes = await file.bytes(encoding);
  res.status(status).set({
    ...COMMON_HEADERS,
    etag: file.etag,
    'cache-control': file.immutable ? YEAR : 'no-cache',
    'content-type': file.type,
    'x-request-id': requestId,
    ...(file.compressible ? { vary: 'Accept-Encoding' } : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...headers,
  });
  res.send(bytes);
}

/** Returns the smallest form that an Accept-Encoding header allows. */
export function bestEncoding(header: string | string[] | undefined): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(ENCODINGS);
  return ENCODINGS.find((it) => accepted.includes(it)) ?? 'identity';
}

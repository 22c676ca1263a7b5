import { acceptedCompressions } from '../http/encodings.ts';
import { COMMON_HEADERS } from '../http/security-headers.ts';
import type { PageVisit } from '../http/visit.ts';
import type { StaticFile } from './static-files.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** Answers with a file in an encoding that the visitor accepts, or with 304 when the visitor's copy is current. */
export async function sendFile(
  { req, res, requestId }: Pick<PageVisit, 'req' | 'res' | 'requestId'>,
  file: StaticFile,
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const [smallest] = acceptedCompressions(req.headers['accept-encoding']);
  const encoding = file.compressible ? smallest : undefined;
  const bytes = await file.bytes(encoding);
  res.status(status).set({
    ...COMMON_HEADERS,
    etag: file.etag,
    'cache-control': file.immutable ? YEAR : 'no-cache',
    'content-type': file.type,
    'x-request-id': requestId,
    ...(file.compressible ? { vary: 'Accept-Encoding' } : {}),
    ...(encoding && { 'content-encoding': encoding }),
    ...headers,
  });
  res.send(bytes);
}

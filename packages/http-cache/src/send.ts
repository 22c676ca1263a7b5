import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isCurrent, notModified, rangeIn } from './conditions.ts';
import type { Conditions } from './headers.ts';
import type { Variant } from './variant.ts';

/** Sends a cached answer: whole, one range, or 304. */
export function sendCached(
  { status, headers, body, policy }: Variant,
  { req, res, conditions }: { req: IncomingMessage; res: ServerResponse; conditions: Conditions },
  own: OutgoingHttpHeaders,
): void {
  const all = { ...headers, age: String(Math.floor(policy.age())), ...own };
  if (status === 200 && isCurrent(conditions, headers)) {
    res.writeHead(304, notModified(all)).end();
    return;
  }
  const isPart = status === 200 && req.headers.range !== undefined && req.headers['if-range'] === undefined;
  const range = isPart ? rangeIn(req.headers.range, body.length) : undefined;
  if (range) {
    const part = body.subarray(range.first, range.last + 1);
    const position = `bytes ${range.first}-${range.last}/${body.length}`;
    res.writeHead(206, { ...all, 'content-range': position, 'content-length': part.length });
    res.end(req.method === 'HEAD' ? undefined : part);
    return;
  }
  res.writeHead(status, all);
  res.end(req.method === 'HEAD' ? undefined : body);
}

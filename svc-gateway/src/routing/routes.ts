import type { Call, RateLimit, ServiceName } from '@ethereal/contracts/call';
import { pathTable, shapeOf } from '@ethereal/contracts/path-template';
import type { DescribedCall } from '@ethereal/service-kit/described-calls';

/** One method of a route, with its rate limits and the kind of its transfer. `pathLimit` is that of each path alone. */
export type Operation = {
  id: string;
  limit: RateLimit;
  pathLimit?: RateLimit | undefined;
  template?: string;
  transfer?: Call['transfer'];
};

/** A path that a service answers, with its methods. */
export type Route = { template: string; service: ServiceName; operations: ReadonlyMap<string, Operation> };

export type RouteTable = (rawPath: string) => Route | undefined;

const BROWSING: RateLimit = { windowSeconds: 60, max: 6000 };
const CHANGING: RateLimit = { windowSeconds: 60, max: 1200 };

/** The part of a call's contract that the gateway needs. */
export type Entry = DescribedCall;

/** Calls that the gateway forwards besides those of the contracts. `{name*}` spans slashes. */
const EXTRA: readonly Entry[] = [
  { id: 'picture', service: 'svc-catalog', method: 'GET', path: '/images/{public_id*}', auth: false },
  { id: 'jwks', service: 'svc-identity', method: 'GET', path: '/.well-known/jwks.json', auth: false },
  ...['/chat_stream/{message*}', '/api/chat_stream/{message*}', '/chat_stream', '/api/chat_stream'].map(
    (path) =>
      ({
        id: 'chatStream',
        service: 'svc-chat',
        method: 'GET',
        path,
        auth: false,
        transfer: 'stream',
      }) as const,
  ),
];

const isPublic = (call: Pick<Entry, 'path'>) => !call.path.startsWith('/internal/');

const limitOf = (call: Pick<Entry, 'rateLimit' | 'method' | 'auth'>) =>
  call.rateLimit ?? (call.method === 'GET' || !call.auth ? BROWSING : CHANGING);

/** Creates the function that finds the route of a path as sent. */
export function routeTable(calls: readonly Entry[]): RouteTable {
  // The key is the shape, because calls may name the same path parameter differently.
  const byShape = new Map<string, Route & { operations: Map<string, Operation> }>();
  for (const { path, service, ...call } of [...calls.filter(isPublic), ...EXTRA]) {
    const shape = shapeOf(path);
    const route = byShape.get(shape) ?? { template: path, service, operations: new Map() };
    const { id, transfer, pathLimit } = call;
    route.operations.set(call.method, { id, limit: limitOf(call), pathLimit, template: path, transfer });
    byShape.set(shape, route);
  }
  for (const { operations } of byShape.values()) {
    const head = operations.get('GET');
    if (head) operations.set('HEAD', head);
  }
  const find = pathTable([...byShape.values()].map((route) => [route.template, route]));
  return (rawPath) => find(rawPath.length > 1 && rawPath.endsWith('/') ? rawPath.slice(0, -1) : rawPath);
}

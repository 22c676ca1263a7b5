import type { Call, RateLimit, ServiceName } from '@ethereal/contracts/call';

/** What one method of a route may be asked how often. */
type Operation = { id: string; limit: RateLimit };

/** A path that a service answers, with its methods. */
export type Route = { template: string; service: ServiceName; operations: ReadonlyMap<string, Operation> };

export type RouteTable = (rawPath: string) => Route | undefined;

const BROWSING: RateLimit = { windowSeconds: 60, max: 6000 };
const CHANGING: RateLimit = { windowSeconds: 60, max: 1200 };

type Entry = Pick<Call, 'id' | 'service' | 'method' | 'path' | 'rateLimit' | 'auth'>;

/** What the gateway lets through besides the calls of the contracts. `{name*}` spans slashes. */
const EXTRA: readonly Entry[] = [
  { id: 'picture', service: 'svc-catalog', method: 'GET', path: '/images/{public_id*}', auth: false },
  { id: 'jwks', service: 'svc-identity', method: 'GET', path: '/.well-known/jwks.json', auth: false },
  { id: 'chatStream', service: 'svc-chat', method: 'GET', path: '/chat_stream/{message*}', auth: false },
  { id: 'chatStream', service: 'svc-chat', method: 'GET', path: '/api/chat_stream/{message*}', auth: false },
  { id: 'chatStream', service: 'svc-chat', method: 'GET', path: '/chat_stream', auth: false },
  { id: 'chatStream', service: 'svc-chat', method: 'GET', path: '/api/chat_stream', auth: false },
];

/** Picture ids may hold slashes. */
const SPANNING = new Set(['public_id']);

const isPublic = (call: Entry) => !call.path.startsWith('/internal/');

const limitOf = (call: Entry) =>
  call.rateLimit ?? (call.method === 'GET' || !call.auth ? BROWSING : CHANGING);

/** Makes the look-up from a path as sent to the route that answers it. */
export function routeTable(calls: readonly Entry[]): RouteTable {
  const byTemplate = new Map<string, { service: ServiceName; operations: Map<string, Operation> }>();
  for (const call of [...calls.filter(isPublic), ...EXTRA]) {
    const route = byTemplate.get(call.path) ?? { service: call.service, operations: new Map() };
    route.operations.set(call.method, { id: call.id, limit: limitOf(call) });
    byTemplate.set(call.path, route);
  }
  const fixed = new Map<string, Route>();
  const patterns: { pattern: RegExp; route: Route }[] = [];
  for (const [template, { service, operations }] of byTemplate) {
    const head = operations.get('GET');
    if (head) operations.set('HEAD', head);
    const route: Route = { template, service, operations };
    if (template.includes('{')) patterns.push({ pattern: patternOf(template), route });
    else fixed.set(template, route);
  }
  return (rawPath) => {
    const path = rawPath.length > 1 && rawPath.endsWith('/') ? rawPath.slice(0, -1) : rawPath;
    return fixed.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.route;
  };
}

function patternOf(template: string): RegExp {
  const source = template.split(/(\{[^}]+\})/).map((part) => {
    if (!part.startsWith('{')) return part.replace(/[.*+?^$()|[\]\\-]/g, '\\$&');
    return part.endsWith('*}') || SPANNING.has(part.slice(1, -1)) ? '.+' : '[^/]+';
  });
  return new RegExp(`^${source.join('')}$`);
}

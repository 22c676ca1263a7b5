import { isDeepStrictEqual } from 'node:util';
import { hasAnswer, statusesOf } from '@ethereal/contracts/answers';
import type { Call } from '@ethereal/contracts/call';
import { colonPath } from '@ethereal/contracts/path-template';
import type { Express, IRouter } from 'express';

/** Whether contracts are checked: in tests and development. In production the check would delay every answer. */
const IS_CHECKED = process.env.NODE_ENV !== 'production';

/** @throws Error when the contract of a call does not name the status */
export function checkStatus(call: Call, status: number): void {
  if (IS_CHECKED && !statusesOf(call).has(status))
    throw new Error(`${call.id} answers ${status}, which its contract does not name`);
}

/** @throws Error when an answer does not match its call's contract exactly */
export function checkAnswer(call: Call, status: number, body: unknown): void {
  if (!IS_CHECKED) return;
  checkStatus(call, status);
  const isSuccess = status === call.success.status || status in (call.success.also ?? {});
  if (!isSuccess || !hasAnswer(call) || call.success.types) return;
  const sent: unknown = JSON.parse(JSON.stringify(body));
  const { data, error } = call.success.body.safeParse(sent);
  if (error) throw new Error(`${call.id} breaks its contract: ${error.message}`);
  if (!isDeepStrictEqual(data, sent)) throw new Error(`${call.id} answers fields that its contract does not have`);
}

type Served = { method: string; path: string | RegExp };

/** Returns the routes of a router and of the routers in it. */
function routesOf({ stack }: Pick<IRouter, 'stack'>): Served[] {
  return stack.flatMap(({ route, handle }) => {
    if (route) return route.stack.map(({ method }) => ({ method: method.toUpperCase(), path: route.path }));
    return 'stack' in handle ? routesOf(handle as IRouter) : [];
  });
}

/** @throws Error when a call has no route */
export function checkRoutes(calls: readonly Call[], app: Express): void {
  if (!IS_CHECKED) return;
  const routes = routesOf(app.router);
  const serves = (route: Served, path: string) =>
    typeof route.path === 'string' ? route.path === path : route.path.test(path);
  const missing = calls.filter(
    ({ method, path }) => !routes.some((route) => route.method === method && serves(route, colonPath(path))),
  );
  if (missing.length === 0) return;
  const names = missing.map(({ id, method, path }) => `${id} (${method} ${path})`).join(', ');
  throw new Error(`no route for ${names}: add route(…) of each to the mount of its noun, or remove its contract`);
}

import { newId } from '@ethereal/service-kit/ids';
import type { Surroundings, TestCatalog } from './start-catalog.ts';

type Call = { body?: unknown; as?: string };

/** The people who may call the desk, and their calls. */
export function openDesk({ tokens }: Surroundings, catalog: TestCatalog) {
  const operator = newId();
  const asks =
    (headers: () => Record<string, string>) =>
    (method: string, path: string, { body }: Call = {}) =>
      catalog.call(method, path, { body, headers: headers() });
  return {
    operator,
    /** An operator's call. */
    ask: asks(() => tokens.headers(operator, { roles: ['operator'] })),
    /** The same call by everybody who is no operator, by name. */
    others: {
      nobody: asks(() => ({})),
      person: asks(() => tokens.headers(newId())),
      support: asks(() => tokens.headers(newId(), { roles: ['support'] })),
      'operator without a second factor': asks(() => tokens.headers(newId(), { roles: ['operator'], mfa: false })),
    },
  };
}

export type Desk = ReturnType<typeof openDesk>;

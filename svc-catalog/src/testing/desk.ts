import { newId } from '@ethereal/service-kit/ids';
import type { Surroundings, TestCatalog } from './start-catalog.ts';

type Call = { body?: unknown; as?: string };

/** Returns functions that call the desk as an operator and as other people. */
export function openDesk({ tokens }: Surroundings, catalog: TestCatalog) {
  const operator = newId();
  const asks =
    (headers: () => Record<string, string>) =>
    (method: string, path: string, { body }: Call = {}) =>
      catalog.call(method, path, { body, headers: headers() });
  return {
    operator,
    /** Calls as an operator. */
    ask: asks(() => tokens.headers(operator, { roles: ['operator'] })),
    /** Calls as each kind of person who may not use the desk, by name. */
    others: {
      nobody: asks(() => ({})),
      person: asks(() => tokens.headers(newId())),
      support: asks(() => tokens.headers(newId(), { roles: ['support'] })),
      'operator without a second factor': asks(() => tokens.headers(newId(), { roles: ['operator'], mfa: false })),
    },
  };
}

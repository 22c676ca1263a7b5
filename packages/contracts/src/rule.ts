import type { z } from 'zod';

/**
 * Returns when a rule about several fields of an object runs: as soon as these fields are right, as a parameter of
 * `refine` and `superRefine`. Without it the rule waits for all fields, and a form shows its faults in two steps.
 */
export const aboutFields = (...fields: readonly string[]) => ({
  when: ({ issues }: z.core.ParsePayload): boolean =>
    issues.every(
      ({ code, path: [field] = [] }) =>
        code === 'unrecognized_keys' || (field !== undefined && !fields.includes(String(field))),
    ),
});

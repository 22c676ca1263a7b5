import type { Call } from '@ethereal/contracts/call';
import { expect } from 'vitest';

type Schema = Call['success']['body'];

/**
 * Records a failure unless a value fits its schema exactly: nothing missing, nothing unknown to the schema, nothing
 * that parsing would change.
 */
export function expectToTheLetter(schema: Schema, value: unknown, what: string): void {
  const parsed = schema.safeParse(value);
  if (parsed.success) expect.soft(value, `${what}, as its contract has it`).toEqual(parsed.data);
  else expect.soft(parsed.error.issues, `${what}, read by its contract: ${JSON.stringify(value)}`).toEqual([]);
}

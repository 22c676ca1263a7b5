import type { ServiceName } from '@ethereal/contracts/call';
import { z } from 'zod';
import { entriesOf, httpUrl } from './config.ts';

const urls = z.string().transform(entriesOf).pipe(z.array(httpUrl).min(1, 'names no instance'));

/**
 * Returns the instances of each service, whichever services exist: those of svc-orders are in `ORDERS_URLS`, separated
 * by commas.
 * @param config the environment; variables that a schema has already parsed are skipped
 * @throws Error that names the variable with a fault
 */
export function instancesOf(config: Readonly<Record<string, unknown>>): Map<ServiceName, readonly string[]> {
  return new Map(
    Object.entries(config).flatMap(([variable, value]): [ServiceName, string[]][] => {
      const [, name] = /^([A-Z][A-Z0-9_]*)_URLS$/.exec(variable) ?? [];
      if (!name || typeof value !== 'string') return [];
      const parsed = urls.safeParse(value);
      if (!parsed.success) throw new Error(`${variable}: ${parsed.error.issues[0]?.message}`);
      return [[`svc-${name.toLowerCase().replaceAll('_', '-')}`, parsed.data]];
    }),
  );
}

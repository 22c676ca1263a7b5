import type { Call } from '@ethereal/contracts/call';

/** What parameters of paths may look like: an id of a document or a session, a period, a category, a format. */
const SAMPLES = ['a'.repeat(24), '0b6f3f0e-6a64-4a52-9c3e-3f6a2d7c9b11', 'Day', 'men', 'csv'];

/** A value for each parameter of a call's path, such as its contract takes. */
export function sampleParams({ id, params }: Call): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params?.shape ?? {}).map(([name, schema]) => {
      const sample = SAMPLES.find((it) => params?.shape[name]?.safeParse(it).success);
      if (sample === undefined) throw new Error(`${id}: no sample is a ${name}: ${schema}`);
      return [name, sample];
    }),
  );
}

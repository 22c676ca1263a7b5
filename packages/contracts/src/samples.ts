import type { Call } from './call.ts';

/** Common values of path parameters: an id of a document, an id of a session, a period, a category, a format. */
const SAMPLES = ['a'.repeat(24), '0b6f3f0e-6a64-4a52-9c3e-3f6a2d7c9b11', 'Day', 'men', 'csv'];

/**
 * Returns a valid value for each path parameter of a call.
 * @throws Error when a parameter has no valid sample; the call names one in `samples`
 */
export function sampleParams({ id, params, samples }: Pick<Call, 'id' | 'params' | 'samples'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params?.shape ?? {}).map(([name, schema]) => {
      const candidates = samples?.[name] === undefined ? SAMPLES : [samples[name]];
      const sample = candidates.find((value) => schema.safeParse(value).success);
      if (sample === undefined)
        throw new Error(`Call ${id}: no sample for the path parameter "${name}". Add a valid one to its samples.`);
      return [name, sample];
    }),
  );
}

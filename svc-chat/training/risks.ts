import type { HelpSection } from '../src/help/help.ts';
import { careFeatures } from '../src/reading/features.ts';
import { RISK } from '../src/reading/weights.ts';
import type { Classed } from './learn-classes.ts';

/** Returns the questions about risks of using things, and all other messages, in every language as they are written. */
export function risksFrom(risks: HelpSection | undefined, others: readonly string[]): Classed[] {
  const asked = new Set(Object.values(risks?.asked ?? {}).flat());
  const plain = [...new Set(others)].filter((text) => !asked.has(text));
  return [...[...asked].map((text) => ({ text, is: RISK })), ...plain.map((text) => ({ text, is: 'none' }))].map(
    ({ text, is }) => ({ features: careFeatures(text), is }),
  );
}

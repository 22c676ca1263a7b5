import { z } from 'zod';

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']), range: z.string() }),
  ),
});

/** Returns the result of a report of `npm audit --json`: high and critical findings are bad. */
export function verdictOf(json: string): { words: string; isBad: boolean } {
  const found = report.safeParse(parsed(json));
  if (!found.success)
    return {
      words: 'NOT AUDITED: the registry is unavailable. Run it where there is a network.',
      isBad: false,
    };
  const all = Object.entries(found.data.vulnerabilities);
  const isBad = all.some(([, { severity }]) => severity === 'high' || severity === 'critical');
  const lines = all.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`);
  return { words: lines.length === 0 ? 'Audited: nothing known.' : lines.join('\n'), isBad };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

import type { Run } from '@ethereal/dev/site/run-file';
import { memoryOf } from '../measure.ts';

/** What each process of the shop holds now, and has held at most, in megabytes. */
export async function showMemory(title: string, { services }: Run, store: number): Promise<void> {
  const parts = [
    ...Object.entries(services).flatMap(([name, some]) => some.map(({ pid }) => ({ name, pid }))),
    { name: 'store', pid: store },
  ];
  const held = await Promise.all(
    parts.map(async ({ name, pid }) => ({ name, ...(await memoryOf(pid ?? 0)) })),
  );
  console.log(`\n${title}, MB now (at most)`);
  for (const { name, now, most } of held) console.log(`  ${name.padEnd(16)} ${now} (${most})`);
}

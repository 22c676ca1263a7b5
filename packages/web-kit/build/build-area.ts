import { rmSync } from 'node:fs';
import type { FrontEndArea } from '@ethereal/areas/area';
import { type Configuration, type MultiStats, rspack } from '@rspack/core';
import { remoteConfig } from './area-config.ts';
import { serverConfig } from './server-config.ts';

/** Whether the command requests a development build that repeats on every change. */
export const watching = process.argv.includes('--watch');
export const production = !watching && process.env.NODE_ENV !== 'development';

/** Builds a remote into its `dist/`, for browsers and for the server; with `--watch` again on every change. */
export function buildRemote(directory: string, area: FrontEndArea): void {
  const of = { directory, area };
  run([remoteConfig(of, production), serverConfig(of, production, { entry: './src/routes.tsx' })]);
}

/**
 * Deletes the output before all builds of an area. A build that deleted it by itself would delete the output of another
 * one.
 */
function clean(configs: readonly Configuration[]): void {
  for (const { output } of configs) if (output?.path) rmSync(output.path, { recursive: true, force: true });
}

/** Runs the builds of one area and prints their errors; the process fails when one of them fails. */
export function run(configs: Configuration[]): void {
  clean(configs);
  const compiler = rspack(configs);
  const report = (error: Error | null, stats: MultiStats | undefined) => {
    if (error) console.error(error);
    const isQuiet = stats?.hasErrors() !== true && stats?.hasWarnings() !== true;
    if (!isQuiet) console.log(stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
    const failed = error !== null || stats?.hasErrors() === true;
    const ms = stats?.stats.map(({ startTime = 0, endTime = 0 }) => endTime - startTime) ?? [];
    console.log(`${configs[0]?.name}: ${failed ? 'build failed' : `built in ${Math.max(...ms)} ms`}`);
    if (!watching) compiler.close(() => process.exit(failed ? 1 : 0));
  };
  if (watching) compiler.watch({}, report);
  else compiler.run(report);
}

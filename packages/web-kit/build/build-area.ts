import { type Configuration, rspack } from '@rspack/core';
import { type Area, remoteConfig } from './area-config.ts';

/** Whether the command asks for a development build, or to build again on every change. */
export const watching = process.argv.includes('--watch');
export const production = !watching && process.env.NODE_ENV !== 'development';

/** Builds a remote into its `dist/`; with `--watch` again on every change. */
export function buildRemote(area: Area): void {
  run(remoteConfig(area, production));
}

/** Runs one build and says what went wrong; the process fails when the build does. */
export function run(config: Configuration): void {
  const compiler = rspack(config);
  const report: Parameters<typeof compiler.run>[0] = (error, stats) => {
    if (error) console.error(error);
    const text = stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
    if (text) console.log(text);
    const failed = error !== null || stats?.hasErrors() === true;
    console.log(
      `${config.name}: ${failed ? 'build failed' : `built in ${(stats?.endTime ?? 0) - (stats?.startTime ?? 0)} ms`}`,
    );
    if (!watching) compiler.close(() => process.exit(failed ? 1 : 0));
  };
  if (watching) compiler.watch({}, report);
  else compiler.run(report);
}

import { setTimeout as wait } from 'node:timers/promises';
import { type Docker, healthOf, instancesOf } from './docker.ts';
import { type Replacement, rollbackSteps, type Started, type Step } from './plan.ts';

export type Place = {
  docker: Docker;
  project: string;
  print(sentence: string): void;
  /** Maximum time until a new instance is healthy, and time until callers have found it, in milliseconds. */
  healthyMs: number;
  settleMs: number;
};
/** Pause between two checks of a container, in milliseconds. */
const CHECK_INTERVAL_MS = 250;

/** @throws Error when a step fails; `started` then lists the replaced instances */
export async function perform(
  place: Place,
  tag: string,
  steps: readonly Step[],
  started: Started[] = [],
): Promise<void> {
  for (const step of steps) {
    if (step.act === 'run') await runJob(place, tag, step.service);
    else await replace(place, tag, step, started);
  }
}

async function runJob({ docker, print }: Place, tag: string, service: string): Promise<void> {
  print(`Running ${service} of ${tag} to its end.`);
  await docker(tag, 'compose', 'run', '--rm', '--no-deps', '-T', service);
}

async function replace(place: Place, tag: string, step: Replacement, started: Started[]): Promise<void> {
  const { docker, print, settleMs } = place;
  const { act: _, ...what } = step;
  print(`Starting an instance of ${step.service} ${tag}.`);
  const id = await startInstance(place, tag, step);
  try {
    await untilHealthy(place, step.service, id);
  } catch (error) {
    await docker(tag, 'rm', '--force', id);
    throw error;
  }
  await wait(settleMs);
  await stop(place, tag, step);
  started.push({ ...what, id });
}

async function stop({ docker, print }: Place, tag: string, { service, old }: Replacement): Promise<void> {
  if (old === undefined) return;
  print(`Stopping an old instance of ${service}, which first completes its requests.`);
  await docker(tag, 'stop', '-t', '30', old);
  await docker(tag, 'rm', old);
}

async function startInstance({ docker, project }: Place, tag: string, step: Replacement): Promise<string> {
  const { service, scale, old } = step;
  const own = async () => (await instancesOf(docker, project)).filter((it) => it.service === service);
  const before = new Set((await own()).map(({ id }) => id));
  const count = Math.min(before.size + 1, old === undefined ? scale : scale + 1);
  await docker(
    tag,
    'compose',
    'up',
    '--detach',
    '--no-build',
    '--no-deps',
    '--no-recreate',
    '--scale',
    `${service}=${count}`,
    service,
  );
  const added = (await own()).find(({ id }) => !before.has(id));
  if (!added) throw new Error(`compose started no ${service} of ${tag}.`);
  return added.id;
}

async function untilHealthy({ docker, healthyMs }: Place, service: string, id: string): Promise<void> {
  const until = performance.now() + healthyMs;
  for (;;) {
    const health = await healthOf(docker, id);
    if (health === 'healthy') return;
    if (health !== 'starting' || performance.now() >= until)
      throw new Error(`The new ${service} is ${health}: ${await lastLines(docker, id)}`);
    await wait(CHECK_INTERVAL_MS);
  }
}

const lastLines = (docker: Docker, id: string) =>
  docker(undefined, 'logs', '--tail', '5', id).catch(() => 'no output.');

/** Replaces the started instances by the former version. */
export async function rollBack(place: Place, tag: string, started: readonly Started[]): Promise<void> {
  for (const step of rollbackSteps(started)) {
    if (step.act !== 'remove') await perform(place, tag, [step]);
    else await place.docker(tag, 'rm', '--force', step.id);
  }
}

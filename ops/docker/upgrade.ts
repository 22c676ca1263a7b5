/**
 * Upgrades the shop that compose runs to the images of a tag without refused requests: one instance at a time, each
 * running beside its predecessor until it is healthy. Rolls back when an instance is not healthy. Run it in the folder
 * of compose.yaml:
 *
 *     node ops/run.mjs ops/docker/upgrade.ts <tag>
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scaleVariable, withValues } from './environment.ts';
import { dockerIn, imagesHere, instancesOf, partsOf } from './upgrade/docker.ts';
import { planOf, type Started, type Step, scaleOf } from './upgrade/plan.ts';
import { type Place, perform, rollBack } from './upgrade/run.ts';

const print = (sentence: string) => console.log(sentence);
const tag = process.argv[2] ?? '';
const file = join(process.cwd(), '.env');
const docker = dockerIn(process.cwd());

async function upgrade(): Promise<number> {
  if (!/^\w[\w.-]{0,127}$/.test(tag)) throw new Error('Usage: node ops/run.mjs ops/docker/upgrade.ts <tag>');
  if (!existsSync(file)) throw new Error('No .env was found. Run this command in the folder of compose.yaml.');
  const { project, parts } = await partsOf(docker, tag);
  const former = formerTag(parts[0]?.name ?? '', (await partsOf(docker)).parts);
  if (former === tag)
    throw new Error(`.env has TAG=${tag} already. Build under another tag, so that a rollback stays possible.`);
  const here = await imagesHere(docker);
  const missing = parts.filter(({ image }) => !here.has(image)).map(({ image }) => image);
  if (missing.length > 0)
    throw new Error(
      `These images are missing: ${missing.join(', ')}. Pull them: TAG=${tag} docker compose pull, or build.`,
    );
  await removeEnded(
    project,
    parts.filter(({ isJob }) => !isJob).map(({ name }) => name),
  );

  const instances = await instancesOf(docker, project, 'running');
  const steps = planOf(parts, instances);
  const place = { docker, project, print, ...limits() };
  const isFrontEnd = (step: Step) => step.act === 'run' && step.service !== 'accounts';
  if (
    !(await replaced(
      place,
      former,
      steps.filter((step) => !isFrontEnd(step)),
    ))
  )
    return 1;

  const scales = parts
    .filter(({ isJob }) => !isJob)
    .map((part) => [part, scaleOf(part, instances)] as const)
    .filter(([part, scale]) => scale !== part.scale)
    .map(([{ name }, scale]): [string, string] => [scaleVariable(name), String(scale)]);
  saveVariables({ TAG: tag, ...Object.fromEntries(scales) });
  const refused = await releaseAll(place, steps.filter(isFrontEnd));
  if (refused.length > 0) return 1;
  print(`The shop runs ${tag}, which .env now names.`);
  return 0;
}

/** Removes stopped containers, which would otherwise be counted as running. */
async function removeEnded(project: string, services: readonly string[]): Promise<void> {
  const ended = await instancesOf(docker, project, 'created', 'exited', 'dead');
  for (const { id, service } of ended.filter((it) => services.includes(it.service))) {
    print(`Removing a stopped instance of ${service}.`);
    await docker(undefined, 'rm', id);
  }
}

const formerTag = (name: string, parts: readonly { name: string; image: string }[]) =>
  parts
    .find((it) => it.name === name)
    ?.image.split(':')
    .at(-1) ?? '';

function limits(): Pick<Place, 'healthyMs' | 'settleMs'> {
  // Caddy resolves gateways ten times a second. The gateway resolves other instances every second and probes them
  // before it sends requests.
  const { UPGRADE_PATIENCE_MS = '180000', UPGRADE_SETTLE_MS = '3000' } = process.env;
  return { healthyMs: Number(UPGRADE_PATIENCE_MS), settleMs: Number(UPGRADE_SETTLE_MS) };
}

async function replaced(place: Place, former: string, steps: readonly Step[]): Promise<boolean> {
  const started: Started[] = [];
  try {
    await perform(place, tag, steps, started);
    return true;
  } catch (error) {
    print(`${error instanceof Error ? error.message : error}`);
    print(`Rolling back to ${former}.`);
    await rollBack(place, former, started);
    print(`The shop runs ${former} as before.`);
    return false;
  }
}

/** A refused front end keeps its live release; the others are released. */
async function releaseAll(place: Place, steps: readonly Step[]): Promise<string[]> {
  const refused: string[] = [];
  for (const step of steps) {
    await perform(place, tag, [step]).catch((error: Error) => {
      refused.push(step.service);
      print(`${step.service} of ${tag} was not released, and the one before stays live: ${error.message}`);
    });
  }
  return refused;
}

function saveVariables(values: Readonly<Record<string, string>>): void {
  writeFileSync(`${file}.new`, withValues(readFileSync(file, 'utf8'), values), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

try {
  process.exitCode = await upgrade();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

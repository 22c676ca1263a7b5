/** A part of the shop whose image has the tag. */
export type Part = {
  name: string;
  image: string;
  /** Whether it runs once and ends. */
  isJob: boolean;
  /** Default number of instances. */
  scale: number;
  /** Jobs and services that must start before it. */
  after: readonly string[];
};
export type Instance = { id: string; service: string; image: string };
/** One step: run a job to its end, or start an instance and then stop the one that it replaces. */
export type Step = { act: 'run'; service: string } | Replacement;
export type Replacement = {
  act: 'replace';
  service: string;
  old: string | undefined;
  scale: number;
};

/** The job that creates the services' accounts. Every other job releases a front end, which requires the services. */
const ACCOUNTS = 'accounts';

/** Returns the number of instances of a service that run and continue to run. */
export const scaleOf = ({ name, scale }: Part, instances: readonly Instance[]): number =>
  instances.filter(({ service }) => service === name).length || scale;

/**
 * Returns the steps: accounts, then each instance with another image, then front ends. The order of services is
 * irrelevant, because calls change by addition.
 */
export function planOf(parts: readonly Part[], instances: readonly Instance[]): Step[] {
  const jobs = parts.filter(({ isJob }) => isJob);
  const run = ({ name }: Part): Step => ({ act: 'run', service: name });
  return [
    ...jobs.filter(({ name }) => name === ACCOUNTS).map(run),
    ...parts.filter(({ isJob }) => !isJob).flatMap((part) => replacements(part, instances)),
    ...inOrder(jobs.filter(({ name }) => name !== ACCOUNTS)).map(run),
  ];
}

function replacements(part: Part, instances: readonly Instance[]): Step[] {
  const { name: service, image } = part;
  const own = instances.filter((it) => it.service === service);
  const scale = scaleOf(part, instances);
  const olds = own.length > 0 ? own.filter((it) => it.image !== image) : new Array(scale).fill(undefined);
  return olds.map((old: Instance | undefined) => ({ act: 'replace', service, old: old?.id, scale }));
}

const inOrder = (jobs: readonly Part[]) => {
  const names = jobs.map(({ name }) => name);
  const depth = ({ after }: Part) => after.filter((it) => names.includes(it)).length;
  return jobs.toSorted((a, b) => depth(a) - depth(b));
};

/** A started instance, and the instance that it replaces. */
export type Started = Omit<Replacement, 'act'> & { id: string };

/** Returns the steps back, last first. A new service without a predecessor is removed. */
export const rollbackSteps = (started: readonly Started[]): (Step | { act: 'remove'; service: string; id: string })[] =>
  started
    .toReversed()
    .map(({ id, old, ...instance }) =>
      old === undefined ? { act: 'remove', service: instance.service, id } : { act: 'replace', ...instance, old: id },
    );

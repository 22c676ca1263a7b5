/** A part of the shop whose image the tag names. */
export type Part = {
  name: string;
  image: string;
  /** Runs once and ends. */
  isJob: boolean;
  /** How many run without a word on it. */
  scale: number;
  /** Jobs and services that have to be there first. */
  after: readonly string[];
};
export type Instance = { id: string; service: string; image: string };
/** What a step does: run a job to its end; start one instance, and then stop the one that it replaces. */
export type Step = { act: 'run'; service: string } | Replacement;
export type Replacement = {
  act: 'replace';
  service: string;
  old: string | undefined;
  scale: number;
};

/** Makes the accounts that services come with; every other job puts a front end live, which needs the services. */
const ACCOUNTS = 'accounts';

/** How many of a service run and are to run on. */
export const scaleOf = ({ name, scale }: Part, instances: readonly Instance[]): number =>
  instances.filter(({ service }) => service === name).length || scale;

/**
 * Accounts, then each instance that is not of the wanted image, then front ends. Of the services' order nothing
 * depends: calls change by addition.
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

/** What was started, and what it stands in for. */
export type Made = Omit<Replacement, 'act'> & { id: string };

/** The way back, last first; what is new altogether has nothing to go back to and goes. */
export const wayBack = (made: readonly Made[]): (Step | { act: 'remove'; service: string; id: string })[] =>
  made
    .toReversed()
    .map(({ id, old, ...made }) =>
      old === undefined ? { act: 'remove', service: made.service, id } : { act: 'replace', ...made, old: id },
    );

import { expect, it } from 'vitest';
import { type Part, planOf, rollbackSteps, type Step, scaleOf } from './plan.ts';

const part = (name: string, more: Partial<Part> = {}): Part => ({
  name,
  image: `ethereal/${name}:v5`,
  isJob: false,
  scale: 1,
  after: [],
  ...more,
});
const PARTS = [
  part('accounts', { isJob: true }),
  part('mf-store', { isJob: true, after: ['shell'] }),
  part('shell', { isJob: true }),
  part('svc-catalog', { scale: 2 }),
  part('svc-orders'),
];
const running = (id: string, service: string, tag = 'v4') => ({
  id,
  service,
  image: `ethereal/${service}:${tag}`,
});
const act = (step: Step) => (step.act === 'run' ? step.service : `${step.service} ${step.old} ${step.scale}`);

it('creates accounts, replaces each instance, then releases front ends, the shell first', () => {
  const plan = planOf(PARTS, [running('a', 'svc-catalog'), running('b', 'svc-catalog'), running('c', 'svc-orders')]);
  expect(plan.map(act)).toEqual([
    'accounts',
    'svc-catalog a 2',
    'svc-catalog b 2',
    'svc-orders c 1',
    'shell',
    'mf-store',
  ]);
});

it('keeps the number of running instances, regardless of the file', () => {
  const three = ['a', 'b', 'c'].map((id) => running(id, 'svc-orders'));
  expect(scaleOf(part('svc-orders'), three)).toBe(3);
  const plan = planOf([part('svc-orders')], three);
  expect(plan).toHaveLength(3);
  for (const step of plan) expect(step).toMatchObject({ act: 'replace', scale: 3 });
});

it('skips instances of the new version, as after an interrupted upgrade', () => {
  const plan = planOf([part('svc-orders')], [running('a', 'svc-orders', 'v5'), running('b', 'svc-orders')]);
  expect(plan.map(act)).toEqual(['svc-orders b 2']);
});

it('starts a new service with the number of instances in the file', () => {
  const start = { act: 'replace', service: 'svc-gifts', old: undefined, scale: 2 };
  expect(planOf([part('svc-gifts', { scale: 2 })], [])).toEqual([start, start]);
});

it('rolls back last first, and removes instances without a predecessor', () => {
  expect(
    rollbackSteps([
      { service: 'svc-catalog', id: 'new1', old: 'a', scale: 2 },
      { service: 'svc-gifts', id: 'new2', old: undefined, scale: 1 },
    ]),
  ).toEqual([
    { act: 'remove', service: 'svc-gifts', id: 'new2' },
    { act: 'replace', service: 'svc-catalog', old: 'new1', scale: 2 },
  ]);
});

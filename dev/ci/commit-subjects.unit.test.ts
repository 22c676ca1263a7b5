import { expect, it } from 'vitest';
import { faultOf, scopesOf } from './commit-subjects.ts';

const scopes = scopesOf(['svc-orders', 'mf-store', 'service-kit', 'shell']);

it('uses the workspaces without their prefixes as scopes', () => {
  expect([...scopes]).toEqual(expect.arrayContaining(['orders', 'store', 'service-kit', 'shell', 'docs']));
});

it.each([
  'fix(orders): release reserved stock when a payment expires',
  'refactor(orders,store)!: one key for a line',
  'docs: memory at rest after warm-up',
  'docs(docs): glossary',
])('accepts %s', (subject) => {
  expect(faultOf(subject, scopes)).toBeUndefined();
});

it.each([
  ['Say what a shop at rest holds', 'type(scope)'],
  ['wip(orders): stock', '"wip" is no type'],
  ['fix(order): stock', '"order" is no scope'],
  [`fix(orders): ${'x'.repeat(60)}`, '73 characters'],
  ['fix(orders): release stock.', 'full stop'],
])('refuses %s', (subject, reason) => {
  expect(faultOf(subject, scopes)).toContain(reason);
});

import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, register } from 'prom-client';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ROOT, textOf, yamlOf } from '../checks/files.ts';

const rule = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string(), runbook: z.string() }),
});
const { groups } = z
  .object({ groups: z.array(z.object({ rules: z.array(rule) })) })
  .parse(yamlOf('ops/monitoring/alerts.yaml'));
const rules = groups.flatMap((group) => group.rules);

const { panels } = z
  .object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
  })
  .parse(JSON.parse(textOf('ops/monitoring/dashboard.json')));

/** Every metric that the sources create, each with its labels. */
const ours = metricsInCode();

function metricsInCode(): Map<string, string[]> {
  const sources = globSync('{svc-*,shell/server,packages/*}/src/**/*.ts', { cwd: ROOT })
    .map(textOf)
    .filter((text) => text.includes("from 'prom-client'"))
    .join('\n');
  const created = new Map<string, string[]>();
  for (const [, name = '', labels = ''] of sources.matchAll(/name: '([a-z_]+)',[^}]*?labelNames: \[([^\]]*)\]/g)) {
    created.set(
      name,
      [...labels.matchAll(/'(\w+)'/g)].map(([, label = '']) => label),
    );
  }
  for (const [, name = ''] of sources.matchAll(/upstreamGauge\(\s*'([a-z_]+)'/g))
    created.set(name, ['service', 'upstream']);
  return created;
}

/** Metrics of the runtime, of exporters beside the shop, and of the backup. */
const OTHERS = [
  ...namesOfRuntime(),
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'probe_ssl_earliest_cert_expiry',
  'ethereal_backup_time_seconds',
];

function namesOfRuntime(): string[] {
  collectDefaultMetrics();
  return register.getMetricsAsArray().map(({ name }) => name);
}

/** Returns the names of metrics in an expression: words with underscores that are no functions or labels. */
const namesIn = (expr: string): string[] =>
  [...expr.replace(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ').matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\()/g)].map(
    ([name]) => name.replace(/_(bucket|count|sum)$/, ''),
  );

// Labels that Prometheus adds to every series.
const ADDED = ['job', 'instance', 'le'];

const queries = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

test.each(queries)('%s queries existing metrics: %s', (_, expr) => {
  const names = namesIn(expr);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !ours.has(name) && !OTHERS.includes(name))).toEqual([]);
  const labels = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
  const offered = [...ADDED, ...names.flatMap((name) => ours.get(name) ?? [])];
  expect(labels.filter((label) => !offered.includes(label))).toEqual([]);
});

test('every metric of our own has an alert in alerts.yaml or a panel in dashboard.json', () => {
  const queried = new Set(queries.flatMap(([, expr]) => namesIn(expr)));
  expect(ours.size).toBeGreaterThan(30);
  expect([...ours.keys()].filter((name) => !queried.has(name))).toEqual([]);
});

test('every alert has its runbook, and every runbook an alert', () => {
  const named = rules.map(({ annotations }) => annotations.runbook);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  expect(globSync('docs/operations/runbooks/*.md', { cwd: ROOT }).toSorted()).toEqual(named.toSorted());
});

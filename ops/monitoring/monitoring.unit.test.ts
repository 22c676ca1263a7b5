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

/** Returns every metric in the code, with those of the runtime. */
function metricsInCode(): Map<string, string[]> {
  collectDefaultMetrics();
  const known = new Map(register.getMetricsAsArray().map(({ name }): [string, string[]] => [name, []]));
  const sources = [
    'packages/service-kit/src/metrics.ts',
    'svc-gateway/src/metrics.ts',
    'svc-payments/src/metrics.ts',
    'svc-gateway/src/rendering/rendering.ts',
    'shell/server/src/metrics.ts',
  ]
    .map(textOf)
    .join('\n');
  for (const [, name = '', labels = ''] of sources.matchAll(/name: '([a-z_]+)',[^}]*?labelNames: \[([^\]]*)\]/g)) {
    known.set(
      name,
      [...labels.matchAll(/'(\w+)'/g)].map(([, label = '']) => label),
    );
  }
  for (const [, name = ''] of sources.matchAll(/upstreamGauge\(\s*'([a-z_]+)'/g))
    known.set(name, ['service', 'upstream']);
  return known;
}

const known = metricsInCode();
const METRIC =
  /\b(?:http|events|outbox|redis|write|job|gateway|render|payments|process|nodejs|service|node|probe|ethereal)_[a-z0-9_]+/g;
/** Metrics of exporters beside the shop, and of the backup. */
const EXPORTED = [
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'probe_ssl_earliest_cert_expiry',
  'ethereal_backup_time_seconds',
];
// Labels that Prometheus adds to every series.
const ADDED = ['job', 'instance', 'le'];

const asked = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

test.each(asked)('%s queries existing metrics: %s', (_, expr) => {
  const names = [...expr.matchAll(METRIC)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''));
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !known.has(name) && !EXPORTED.includes(name))).toEqual([]);
  const labels = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
  const offered = [...ADDED, ...names.flatMap((name) => known.get(name) ?? [])];
  expect(labels.filter((label) => !offered.includes(label))).toEqual([]);
});

test('every metric of our own has an alert or a panel', () => {
  const all = asked.map(([, expr]) => expr).join('\n');
  const ours = [...known.keys()].filter((name) =>
    /^(http|events|outbox|write|job|gateway|render|payments|service)_/.test(name),
  );
  expect(ours.filter((name) => !all.includes(name))).toEqual([]);
});

test('every alert has its runbook, and every runbook an alert', () => {
  const named = rules.map(({ annotations }) => annotations.runbook);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  expect(globSync('docs/operations/runbooks/*.md', { cwd: ROOT }).toSorted()).toEqual(named.toSorted());
});

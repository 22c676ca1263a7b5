import { ScaledObject, TriggerAuthentication } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AREAS, SERVICES } from '../images/areas.ts';
import { documentsIn, textOf, yamlOf } from './files.ts';

const BASE = 'ops/kubernetes/base';
const KINDS = [
  ...[Deployment, Job, Service, Ingress, NetworkPolicy, PodDisruptionBudget, HorizontalPodAutoscaler],
  ...[PersistentVolumeClaim, ScaledObject, TriggerAuthentication],
];

const manifest = z.object({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.object({ name: z.string() }),
});
const manifests = documentsIn(BASE).map((it) => manifest.loose().parse(it));
const named = (kind: string, name: string) => {
  const found = manifests.find((it) => it.kind === kind && it.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}`);
  return found;
};

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.literal('http') }) });
const amount = z.union([z.string(), z.number()]);
const amounts = z.object({ cpu: amount, memory: amount });
const safeContainer = z.object({
  image: z.string(),
  envFrom: z.array(z.unknown()).default([]),
  resources: z.object({ requests: amounts, limits: amounts }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
});
const safePod = z.object({
  automountServiceAccountToken: z.literal(false),
  securityContext: z.object({
    runAsNonRoot: z.literal(true),
    seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
  }),
  terminationGracePeriodSeconds: z.number().optional(),
});
const podOf = <C extends z.ZodType>(container: C) =>
  z.object({
    spec: z.object({
      replicas: z.number().optional(),
      template: z.object({ spec: safePod.extend({ containers: z.tuple([container]) }) }),
    }),
  });
const servingContainer = safeContainer.extend({
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
});

test.each(manifests.map((it) => [`${it.kind} ${it.metadata.name}`, it] as const))(
  '%s is valid by its schema',
  (_, it) => {
    const Kind = KINDS.find((kind) => kind.kind === it.kind && kind.apiVersion === it.apiVersion);
    if (!Kind) throw new Error(`No schema for ${it.apiVersion} ${it.kind}`);
    expect(() => new Kind(structuredClone(it) as never).validate()).not.toThrow();
  },
);

describe.each(SERVICES)('%s', (name) => {
  const deployment = podOf(servingContainer).parse(named('Deployment', name));
  const pod = deployment.spec.template.spec;
  const [container] = pod.containers;

  test('is probed for being alive, and for being ready', () => {
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
  });

  test('has time to stop: longer than the service takes at most', () => {
    const grace = /SHUTDOWN_GRACE_MS=(\d+)/.exec(textOf(`${BASE}/kustomization.yaml`))?.[1];
    expect(pod.terminationGracePeriodSeconds ?? 0).toBeGreaterThan(Number(grace) / 1000);
  });

  test('is never wholly away while nodes are emptied', () => {
    expect(named('PodDisruptionBudget', name)).toMatchObject({
      spec: { maxUnavailable: 1, selector: { matchLabels: { 'app.kubernetes.io/name': name } } },
    });
    expect(named('Service', name)).toMatchObject({ spec: { selector: { 'app.kubernetes.io/name': name } } });
  });

  test('grows by its own measure', () => {
    // A number of replicas in the manifest would undo the autoscaler's with each deployment.
    expect(deployment.spec.replicas).toBeUndefined();
    const scaler = named(name === 'svc-analytics' ? 'ScaledObject' : 'HorizontalPodAutoscaler', name);
    expect(scaler).toMatchObject({ spec: { scaleTargetRef: { name } } });
  });
});

test('analytics grows by what waits in the queue that it reads', () => {
  const queue = /EVENTS_QUEUE: z\.string\(\)\.default\('([^']+)'\)/.exec(
    textOf('svc-analytics/src/config.ts'),
  )?.[1];
  expect(named('ScaledObject', 'svc-analytics')).toMatchObject({
    spec: { triggers: [{ type: 'rabbitmq', metadata: { queueName: queue, mode: 'QueueLength' } }] },
  });
});

test.each(AREAS.filter((it) => !it.startsWith('svc-')))(
  'a release of %s is a job as safe as a service',
  (area) => {
    const [container] = podOf(safeContainer).parse(named('Job', `release-${area}`)).spec.template.spec
      .containers;
    expect(container.image).toBe(`ethereal/${area}`);
  },
);

test('no secret is in the manifests: pods take them from Secrets', () => {
  expect(manifests.map(({ kind }) => kind)).not.toContain('Secret');
  expect(textOf(`${BASE}/kustomization.yaml`)).not.toMatch(/PASSWORD|SECRET|PRIVATE|:\/\/[^/\s]*@/);
});

test('the kustomization lists every file, and the example names an image for every area', () => {
  const list = z
    .object({ resources: z.array(z.string()) })
    .parse(yamlOf(`${BASE}/kustomization.yaml`)).resources;
  expect(list.flatMap((file) => (textOf(`${BASE}/${file}`) ? [] : [file]))).toEqual([]);
  expect(list.filter((file) => file.startsWith('svc-')).sort()).toEqual(
    SERVICES.map((it) => `${it}.yaml`).sort(),
  );
  const example = z
    .object({ images: z.array(z.object({ name: z.string() })) })
    .parse(yamlOf('ops/kubernetes/overlays/example/kustomization.yaml'));
  expect(example.images.map(({ name }) => name).sort()).toEqual(AREAS.map((it) => `ethereal/${it}`).sort());
});

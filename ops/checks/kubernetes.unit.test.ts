import { globSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_ENVIRONMENT } from '@ethereal/areas/launch';
import { ScaledObject, TriggerAuthentication } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { CronJob, Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Namespace, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { SHIPPED_AREAS as AREAS, SHIPPED } from '../images/areas.ts';
import { documentsIn, ROOT, textOf, yamlOf } from './files.ts';

const SERVICES = SHIPPED.map(({ name }) => name);
const BASE = 'ops/kubernetes/base';
const KINDS = [
  Deployment,
  CronJob,
  Job,
  Service,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  HorizontalPodAutoscaler,
  Namespace,
  PersistentVolumeClaim,
  ScaledObject,
  StatefulSet,
  TriggerAuthentication,
];

const manifest = z.object({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.object({ name: z.string() }),
});
const manifests = documentsIn(BASE).map((it) => manifest.loose().parse(it));
const ofVarnish = documentsIn('ops/varnish').map((it) => manifest.loose().parse(it));
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
  command: z.unknown().optional(),
  args: z.unknown().optional(),
  env: z.array(z.object({ name: z.string() })).default([]),
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
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  startupProbe: probe.extend({ periodSeconds: z.number(), failureThreshold: z.number() }),
  livenessProbe: probe,
  readinessProbe: probe,
});

test.each([...manifests, ...ofVarnish].map((it) => [`${it.kind} ${it.metadata.name}`, it] as const))(
  '%s is valid by its schema',
  (_, it) => {
    const Kind = KINDS.find((kind) => kind.kind === it.kind && kind.apiVersion === it.apiVersion);
    if (!Kind) throw new Error(`No schema for ${it.apiVersion} ${it.kind}`);
    expect(() => new Kind(structuredClone(it) as never).validate()).not.toThrow();
  },
);

describe.each(SERVICES)('%s', (name) => {
  // Each test reads the manifest, so that a missing one fails its own test alone.
  const deployment = () => podOf(servingContainer).parse(named('Deployment', name));
  const pod = () => deployment().spec.template.spec;
  const area = SHIPPED.find((it) => it.name === name);

  test('listens and is probed at the port of its area.ts', () => {
    const [container] = pod().containers;
    expect(container.ports).toContainEqual({ name: 'http', containerPort: area?.port });
    expect(container.startupProbe.httpGet.path).toBe(area?.probes.live);
    expect(container.livenessProbe.httpGet.path).toBe(area?.probes.live);
    expect(container.readinessProbe.httpGet.path).toBe(area?.probes.ready);
  });

  test('has the start time of its area.ts, and is probed every second meanwhile', () => {
    const { periodSeconds, failureThreshold } = pod().containers[0].startupProbe;
    expect(periodSeconds).toBe(1);
    expect(failureThreshold).toBeGreaterThanOrEqual(area?.startSeconds ?? Infinity);
  });

  test('has more time to stop than the service takes at most', () => {
    const grace = /SHUTDOWN_GRACE_MS=(\d+)/.exec(textOf(`${BASE}/kustomization.yaml`))?.[1];
    expect(pod().terminationGracePeriodSeconds ?? 0).toBeGreaterThan(Number(grace) / 1000);
  });

  test('keeps an instance while nodes are drained', () => {
    expect(named('PodDisruptionBudget', name)).toMatchObject({
      spec: { maxUnavailable: 1, selector: { matchLabels: { 'app.kubernetes.io/name': name } } },
    });
    expect(named('Service', name)).toMatchObject({ spec: { selector: { 'app.kubernetes.io/name': name } } });
  });

  test('scales by its own metric', () => {
    // A number of replicas in the manifest would override the autoscaler with each deployment.
    expect(deployment().spec.replicas).toBeUndefined();
    const { scale, instances: { min, max } = {} } = area ?? {};
    const byQueue = typeof scale === 'object';
    const scaler = named(byQueue ? 'ScaledObject' : 'HorizontalPodAutoscaler', name);
    const replicas = byQueue ? { minReplicaCount: min, maxReplicaCount: max } : { minReplicas: min, maxReplicas: max };
    expect(scaler).toMatchObject({ spec: { scaleTargetRef: { name }, ...replicas } });
    if (!byQueue) return;
    expect(scaler).toMatchObject({
      spec: { triggers: [{ type: 'rabbitmq', metadata: { queueName: scale.queue, mode: 'QueueLength' } }] },
    });
    expect(textOf(`${name}/src/config.ts`)).toContain(`.default('${scale.queue}')`);
  });
});

const rollback = z.object({ spec: z.object({ suspend: z.boolean(), jobTemplate: z.unknown() }) });

test.each(AREAS.filter((it) => !it.startsWith('svc-')))('a release of %s is a job as safe as a service', (area) => {
  const [container] = podOf(safeContainer).parse(named('Job', `release-${area}`)).spec.template.spec.containers;
  expect(container.image).toBe(`ethereal/${area}`);
  // The rollback job has the same restrictions, and runs only when an operator starts it.
  const { jobTemplate, suspend } = rollback.parse(named('CronJob', `rollback-${area}`)).spec;
  const [undoing] = podOf(safeContainer).parse(jobTemplate).spec.template.spec.containers;
  const { args, ...same } = undoing;
  expect([same, args, suspend]).toEqual([container, ['node', 'packages/areas/src/commands/rollback.ts'], true]);
});

test.each(SERVICES)('only %s has the addresses of its own accounts', (name) => {
  const { envFrom } = podOf(safeContainer).parse(named('Deployment', name)).spec.template.spec.containers[0];
  const secrets = JSON.stringify(envFrom).match(/[\w-]+-connections/g);
  expect(secrets).toEqual([`${name}-connections`]);
});

test("only the job that creates accounts has the administrators' addresses", () => {
  const [container] = podOf(safeContainer).parse(named('Job', 'accounts')).spec.template.spec.containers;
  expect(container.envFrom).toEqual([
    { secretRef: { name: 'administration' } },
    { secretRef: { name: 'account-passwords' } },
  ]);
  const others = manifests.filter(({ metadata }) => metadata.name !== 'accounts');
  expect(JSON.stringify(others)).not.toMatch(/administration|account-passwords/);
});

test.each([...SERVICES, 'renderer'])('starts %s as its image does, with the same memory limits', (name) => {
  const [container] = podOf(safeContainer).parse(named('Deployment', name)).spec.template.spec.containers;
  const { command, args, env } = container;
  expect({ command, args }).toEqual({ command: undefined, args: undefined });
  const given = textOf(`${BASE}/kustomization.yaml`);
  for (const variable of Object.keys(NODE_ENVIRONMENT)) {
    expect(env.map((it) => it.name)).not.toContain(variable);
    expect(given).not.toContain(`${variable}=`);
  }
});

describe('releases of front ends', () => {
  const FRONT_ENDS = AREAS.filter((it) => !it.startsWith('svc-'));
  const mounting = z.object({
    spec: z.object({
      template: z.object({
        spec: z.object({
          containers: z.tuple([
            z.object({
              envFrom: z.array(z.unknown()).default([]),
              volumeMounts: z.array(
                z.object({
                  name: z.string(),
                  mountPath: z.string(),
                  subPath: z.string().optional(),
                  readOnly: z.boolean().default(false),
                }),
              ),
            }),
          ]),
          volumes: z.array(z.unknown()),
        }),
      }),
    }),
  });
  const partOf = (kind: string, name: string) => {
    const { containers, volumes } = mounting.parse(named(kind, name)).spec.template.spec;
    return { container: containers[0], volumes };
  };

  test.each(FRONT_ENDS)('lie in a folder that only the job of %s can write to, signed by its key', (area) => {
    const { container, volumes } = partOf('Job', `release-${area}`);
    const subPath = area === 'shell' ? area : `remotes/${area}`;
    expect(container.volumeMounts).toEqual([
      { name: 'tmp', mountPath: '/tmp', readOnly: false },
      { name: 'site', mountPath: '/site', readOnly: true },
      { name: 'site', mountPath: `/site/${subPath}`, subPath, readOnly: false },
    ]);
    expect(volumes).toContainEqual({ name: 'site', persistentVolumeClaim: { claimName: 'site' } });
    expect(container.envFrom).toEqual([{ secretRef: { name: `release-key-${area}` } }]);
    expect(named('PersistentVolumeClaim', 'site')).toBeDefined();
  });

  test.each(['svc-gateway', 'renderer'])('%s reads them with the list of keys, and never writes', (name) => {
    const { container, volumes } = partOf('Deployment', name);
    const mounts = container.volumeMounts.filter(({ mountPath }) => mountPath !== '/tmp');
    expect(mounts).toEqual([
      { name: 'site', mountPath: '/site', readOnly: true },
      { name: 'area-keys', mountPath: '/keys', readOnly: true },
    ]);
    const persistentVolumeClaim = { claimName: 'site', readOnly: true };
    expect(volumes).toContainEqual({ name: 'site', persistentVolumeClaim });
    expect(volumes).toContainEqual({ name: 'area-keys', configMap: { name: 'area-keys' } });
    const list = z
      .record(z.string(), z.array(z.string()))
      .parse(JSON.parse(textOf('ops/kubernetes/overlays/example/area-keys.json')));
    expect(Object.keys(list).toSorted()).toEqual(FRONT_ENDS.toSorted());
  });
});

test('manifests contain no secret: pods read Secrets', () => {
  expect(manifests.map(({ kind }) => kind)).not.toContain('Secret');
  expect(textOf(`${BASE}/kustomization.yaml`)).not.toMatch(/PASSWORD|SECRET|PRIVATE|:\/\/[^/\s]*@/);
});

test('kustomization lists every file, and the example names an image for every area', () => {
  const list = z.object({ resources: z.array(z.string()) }).parse(yamlOf(`${BASE}/kustomization.yaml`)).resources;
  const files = globSync('*', { cwd: join(ROOT, BASE) }).filter((it) => it !== 'kustomization.yaml');
  expect(list.toSorted()).toEqual(files.toSorted());
  const example = z
    .object({ images: z.array(z.object({ name: z.string() })) })
    .parse(yamlOf('ops/kubernetes/overlays/example/images/kustomization.yaml'));
  const images = [...AREAS, 'renderer', 'accounts'].map((it) => `ethereal/${it}`);
  expect(example.images.map(({ name }) => name).sort()).toEqual(images.sort());
});

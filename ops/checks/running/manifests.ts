import { dirname, join } from 'node:path';
import { z } from 'zod';
import { documentsIn, textOf, yamlOf } from '../files.ts';

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const named = z.object({ name: z.string() });
const source = z.union([
  z
    .object({ configMapRef: named })
    .transform(({ configMapRef }) => ({ ...configMapRef, secret: false, optional: false })),
  z
    .object({ secretRef: named.extend({ optional: z.boolean().default(false) }) })
    .transform(({ secretRef }) => ({ ...secretRef, secret: true })),
]);
const container = z.object({
  image: z.string(),
  ports: z.array(named.extend({ containerPort: z.number() })).default([]),
  envFrom: z.array(source).default([]),
  startupProbe: probe.optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  resources: z.object({
    limits: z.object({ cpu: z.coerce.number(), memory: z.string().regex(/^\d+[MG]i$/) }),
  }),
  securityContext: z.object({
    readOnlyRootFilesystem: z.boolean(),
    capabilities: z.object({ drop: z.array(z.string()) }),
  }),
  volumeMounts: z.array(z.object({ mountPath: z.string(), readOnly: z.boolean().default(false) })).default([]),
});
const workload = z.object({
  kind: z.enum(['Deployment', 'Job']),
  metadata: named,
  spec: z.object({
    template: z.object({
      spec: z.object({
        securityContext: z.object({ runAsUser: z.number() }),
        containers: z.tuple([container]),
      }),
    }),
  }),
});
type Container = z.output<typeof container>;
/** The single container of a pod, with the properties of its pod. */
export type Manifest = Container & { kind: 'Deployment' | 'Job'; name: string; user: number };

/** Returns the pods of the manifests that compose runs as well. */
export function manifestsOf(folder: string): Manifest[] {
  return documentsIn(folder).flatMap((document) => {
    const { success, data } = workload.safeParse(document);
    if (!success) return [];
    const { containers, securityContext } = data.spec.template.spec;
    return [{ ...containers[0], kind: data.kind, name: data.metadata.name, user: securityContext.runAsUser }];
  });
}

/** Returns the lines of a file of variables without comments. */
export const linesOf = (file: string): string[] =>
  textOf(file)
    .split('\n')
    .filter((line) => /^\w+=/.test(line));

const lists = z.array(z.string()).default([]);
const generator = named.extend({ envs: lists, literals: lists });

/** Returns the variables that the example installation adds to the base. */
export function configurationOf(...kustomizations: string[]): Record<string, string> {
  const lines = kustomizations.flatMap((file) =>
    z
      .object({ configMapGenerator: z.array(generator) })
      .parse(yamlOf(file))
      .configMapGenerator.flatMap(({ envs, literals }) => [
        ...envs.flatMap((name) => linesOf(join(dirname(file), name))),
        ...literals,
      ]),
  );
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

/** Returns the probed paths of a pod, as `port path`. */
export function probesOf({ ports, startupProbe, livenessProbe, readinessProbe }: Manifest): string[] {
  const probes = [startupProbe, livenessProbe, readinessProbe].flatMap((it) => (it ? [it.httpGet] : []));
  const numberOf = (name: string) => ports.find((it) => it.name === name)?.containerPort ?? name;
  return [...new Set(probes.map(({ path, port }) => `${numberOf(port)} ${path}`))];
}

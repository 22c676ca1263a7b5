import { z } from 'zod';

const document = z.looseObject({
  info: z.looseObject({ version: z.string().optional() }).optional(),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  components: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});
type Document = z.output<typeof document>;

/** Returns a service's OpenAPI document, or undefined when the value is not one. */
export const readDocument = (value: unknown): Document | undefined => document.safeParse(value).data;

/**
 * Merges the documents of all services. Identical components of the same name become one. If they differ, the
 * components of the later service are prefixed with its name.
 */
export function mergeDocuments(parts: readonly { service: string; document: Document }[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  const components: Record<string, Record<string, unknown>> = {};
  for (const { service, document } of parts) {
    const renamed = addComponents(components, service, document.components);
    for (const [path, operations] of Object.entries(withReferences(document.paths, renamed))) {
      if (!path.startsWith('/internal/')) paths[path] = { ...paths[path], ...operations };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ethereal. API',
      version: '1.0.0',
      description: 'Every call of the shop, by service.',
      contact: { name: 'Ethereal.' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This site.' }],
    tags: parts.map(({ service }) => ({ name: service, description: `What ${service} answers.` })),
    paths,
    components,
  };
}

function addComponents(
  all: Record<string, Record<string, unknown>>,
  service: string,
  added: Document['components'],
): Map<string, string> {
  const renamed = new Map<string, string>();
  for (const [kind, entries] of Object.entries(added)) {
    for (const [name, value] of Object.entries(entries)) {
      const present = all[kind]?.[name];
      const clashes = present !== undefined && JSON.stringify(present) !== JSON.stringify(value);
      if (clashes) renamed.set(`#/components/${kind}/${name}`, `#/components/${kind}/${service}.${name}`);
    }
  }
  for (const [kind, entries] of Object.entries(withReferences(added, renamed))) {
    for (const [name, value] of Object.entries(entries)) {
      const reference = renamed.get(`#/components/${kind}/${name}`);
      all[kind] = { ...all[kind], [reference ? `${service}.${name}` : name]: value };
    }
  }
  return renamed;
}

function withReferences<T>(value: T, renamed: ReadonlyMap<string, string>): T {
  if (renamed.size === 0) return value;
  return JSON.parse(JSON.stringify(value), (key: string, part: unknown) =>
    key === '$ref' && typeof part === 'string' ? (renamed.get(part) ?? part) : part,
  ) as T;
}

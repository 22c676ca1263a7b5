import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** An environment variable: its default as a reader sees it, `required`, or `–` if it is optional. */
export type Variable = { name: string; standard: string; description: string };

const schema = z.custom<z.ZodType>((value) => value instanceof z.ZodType);
const property = z.object({ default: z.unknown(), description: z.string().default('') }).partial();
const described = z.object({
  properties: z.record(z.string(), property),
  required: z.array(z.string()).default([]),
});

/**
 * Returns the variables of the schema that a folder's `src/config.ts` exports, in its order.
 * @throws ZodError when it exports none by that name
 */
export async function variablesIn(root: string, folder: string, name = 'configSchema'): Promise<Variable[]> {
  const module = z
    .record(z.string(), z.unknown())
    .parse(await import(pathToFileURL(join(root, folder, 'src/config.ts')).href));
  const json = z.toJSONSchema(schema.parse(module[name]), { io: 'input', unrepresentable: 'any' });
  const { properties, required } = described.parse(json);
  return Object.entries(properties).map(([variable, { default: value, description = '' }]) => ({
    name: variable,
    standard: standardOf(value, required.includes(variable)),
    description,
  }));
}

function standardOf(value: unknown, isRequired: boolean): string {
  if (value !== undefined && value !== '') return `\`${value}\``;
  return isRequired ? 'required' : '–';
}

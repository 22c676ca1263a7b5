import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { pageSchema } from '../area.ts';
import { replaceFile } from '../registry/files.ts';
import type { AreaKeys } from './area-keys.ts';
import { envelope, seal, unseal } from './envelope.ts';
import { integrityOfFiles } from './integrity.ts';

const TYPE = 'application/vnd.ethereal.release+json';
/** File with the signature, in the folder of the version that it covers. */
export const SIGNATURE_FILE = 'signature.json';

/** Statement that a team signs: the files and pages of its area in this version. */
const statement = z.object({
  area: z.string(),
  version: z.string(),
  contract: z.string(),
  pages: z.array(pageSchema),
  /** File that exposes a remote's container. */
  entry: z.string().optional(),
  /** Versions that a shell offers to the areas. */
  shared: z.record(z.string(), z.string()).optional(),
  state: z.record(z.string(), z.array(z.string())).optional(),
  /** Integrity of every file, by its path in the version's folder. */
  files: z.record(z.string(), z.string()),
});
export type Statement = z.output<typeof statement>;

export class UntrustedRelease extends Error {}

/** Signs the statement of a build and writes it to a folder. */
export async function writeSignature(
  folder: string,
  { distDir, key, ...description }: Omit<Statement, 'files'> & { distDir: string; key: KeyObject },
): Promise<void> {
  const payload = statement.parse({ ...description, files: await integrityOfFiles(distDir) });
  const text = JSON.stringify(seal(TYPE, Buffer.from(JSON.stringify(payload)), key));
  await replaceFile(join(folder, SIGNATURE_FILE), `${text}\n`);
}

/**
 * Reads the signed statement of the version in a folder.
 * @throws UntrustedRelease when no key that may release the area signed exactly this version of it
 */
export async function readStatement(
  folder: string,
  { area, version }: { area: string; version: string },
  keys: AreaKeys,
): Promise<Statement> {
  const refuse = (why: string): never => {
    throw new UntrustedRelease(`${area} ${version} ${why}`);
  };
  const text = await readFile(join(folder, SIGNATURE_FILE), 'utf8').catch(() => refuse('is not signed'));
  const sealed = envelope.safeParse(parsed(text));
  const payload = sealed.success && unseal(sealed.data, TYPE, keys.get(area) ?? []);
  if (!payload) return refuse(`is not signed by a key of ${area}`);
  const signed = statement.safeParse(parsed(payload.toString()));
  if (!signed.success) return refuse('has a signature of something else');
  if (signed.data.area !== area) return refuse(`has a signature of ${signed.data.area}`);
  if (signed.data.version !== version) return refuse(`has a signature of version ${signed.data.version}`);
  return signed.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

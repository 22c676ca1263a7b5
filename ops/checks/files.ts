import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export const ROOT = join(import.meta.dirname, '../..');

/** Returns the text of a file by its path in the repository. */
export const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Returns a YAML file with its anchors and merge keys resolved, as compose and GitHub read it. */
export const yamlOf = (file: string): unknown => parse(textOf(file), { merge: true });

/** Returns every document of the YAML files of a folder and its subfolders. */
export const documentsIn = (folder: string): unknown[] =>
  globSync(`${folder}/**/*.yaml`, { cwd: ROOT })
    .filter((file) => !file.endsWith('kustomization.yaml'))
    .flatMap((file) => parseAllDocuments(textOf(file), { merge: true }).map((it): unknown => it.toJS()));

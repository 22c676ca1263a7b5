import { join } from 'node:path';
import { AREAS } from './areas.ts';
import { productionNeeds } from './lock-file.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Paths whose change concerns every area. */
const OF_ALL = ['ops/images/', 'package-lock.json', '.github/workflows/area.yml', '.github/workflows/areas.yml'];

const parts = new Map<string, string[]>();

/** Returns the folders that an area is made of: its own, and those of the packages that it needs. */
function partsOf(area: string): string[] {
  const known = parts.get(area) ?? [area, ...productionNeeds(ROOT, area).workspaces];
  parts.set(area, known);
  return known;
}

/** Returns the areas that contain these files, or depend on a package that does. */
export function areasTouched(files: readonly string[]): string[] {
  if (files.some((file) => OF_ALL.some((part) => file.startsWith(part)))) return [...AREAS];
  return AREAS.filter((area) => partsOf(area).some((folder) => files.some((file) => file.startsWith(`${folder}/`))));
}

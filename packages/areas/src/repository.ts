import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readServiceArea, type Service } from './service-area.ts';

const areasIn = (root: string, pattern: string) =>
  globSync(`${pattern}/area.ts`, { cwd: root })
    .map((file) => dirname(file))
    .sort();

/**
 * Returns the folders of a repository's front-end areas. The shell comes first, because the others need it for their
 * release.
 */
export const frontEndsIn = (root: string): string[] => ['shell', ...areasIn(root, 'mf-*')];

/**
 * Reads the services of a repository from their `area.ts`.
 * @throws Error that names the file with a fault
 */
export async function servicesIn(root: string): Promise<Service[]> {
  return Promise.all(
    areasIn(root, 'svc-*').map(async (folder) => {
      const file = join(root, folder, 'area.ts');
      const { area } = await import(/* @vite-ignore */ pathToFileURL(file).href);
      try {
        const service = readServiceArea(area);
        if (service.name !== folder) throw new Error(`The area is named ${service.name}, but its folder is ${folder}.`);
        return service;
      } catch (error) {
        throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
      }
    }),
  );
}

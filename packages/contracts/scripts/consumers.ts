import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from './repository.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = '{shell,mf-*,svc-*,packages/*}/src/**/*.{ts,tsx}';

let sources: { area: string; text: string }[] | undefined;

function areaSources() {
  sources ??= globSync(SOURCES, { cwd: ROOT })
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => ({
      area: /^(packages\/)?[^/]+/.exec(file)?.[0] ?? file,
      text: readFileSync(join(ROOT, file), 'utf8'),
    }));
  return sources;
}

/** Returns the areas whose code imports a call from the contracts. */
function callersOf(call: string): string[] {
  const named = new RegExp(`import (?:type )?\\{[^}]*\\b${call}\\b[^}]*\\} from '@ethereal/contracts/`);
  return areaSources().flatMap(({ area, text }) => (named.test(text) ? [area] : []));
}

const usersOf = (event: string): string[] =>
  services.flatMap(({ name, publishes, reads }) => ([...publishes, ...reads].includes(event) ? [name] : []));

/** Returns the areas that use a call or an event. */
export const consumersOf = (name: string): string[] =>
  [...new Set(name.includes('.') ? usersOf(name) : callersOf(name))].sort();

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = '{shell,mf-*,svc-*,packages/{service-kit,item-replica,web-kit,shop-ui}}/src/**/*.{ts,tsx}';

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

/** The areas whose code names a call (as an import from the contracts) or an event (as its type). */
export function consumersOf(name: string): string[] {
  const isEvent = name.includes('.');
  const call = new RegExp(`import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '@ethereal/contracts/`);
  const users = areaSources().filter(({ text }) => (isEvent ? text.includes(`'${name}'`) : call.test(text)));
  return [...new Set(users.map(({ area }) => area))].sort();
}

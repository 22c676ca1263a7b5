import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const run = z.object({ mongodb: z.string() });
const ROOT = join(import.meta.dirname, '../../../..');

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the store of the site is: as the environment says, else as `npm start` has noted. @throws when neither says */
export function runningStore(env: Environment): string {
  const url = env.MONGODB_URI || env.MONGODB_URL || noted(env);
  if (!url) throw new Error('The shop does not run here: start it, or set MONGODB_URI.');
  return url;
}

function noted({ DATA_DIR, INIT_CWD }: Environment) {
  const folder = DATA_DIR || join(ROOT, '.data');
  for (const base of [ROOT, INIT_CWD ?? ROOT]) {
    const file = folder.startsWith('/') ? join(folder, 'run.json') : join(base, folder, 'run.json');
    try {
      return run.parse(JSON.parse(readFileSync(file, 'utf8'))).mongodb;
    } catch {}
  }
  return undefined;
}

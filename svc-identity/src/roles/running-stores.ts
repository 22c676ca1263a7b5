import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const run = z.object({ mongodb: z.string(), redis: z.string() });
const ROOT = join(import.meta.dirname, '../../..');

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the stores of the site are: as the environment says, else as `npm start` has noted. @throws when neither says */
export function runningStores(env: Environment): { mongodb: string; redis: string | undefined } {
  const mongodb = env.MONGODB_URI || env.MONGODB_URL;
  if (mongodb) return { mongodb, redis: env.REDIS_URL || noted(env)?.redis };
  const found = noted(env);
  if (!found) throw new Error('The shop does not run here: start it, or set MONGODB_URI.');
  return found;
}

function noted({ DATA_DIR, INIT_CWD }: Environment) {
  const folder = DATA_DIR || join(ROOT, '.data');
  for (const base of [ROOT, INIT_CWD ?? ROOT]) {
    const file = folder.startsWith('/') ? join(folder, 'run.json') : join(base, folder, 'run.json');
    try {
      return run.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {}
  }
  return undefined;
}

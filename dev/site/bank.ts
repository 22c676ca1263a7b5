import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { FLAGS } from '../processes/flags.ts';
import { freePort } from '../processes/ports.ts';
import type { Program } from '../processes/program.ts';

const MAIN = join(import.meta.dirname, '../bank/main.ts');

/**
 * Returns the program of the test bank, which accepts card payments of a local shop, and the variables that
 * svc-payments needs for it. No money moves.
 */
export async function bankProgram(
  dataDir: string,
  logs: string,
  site: string,
  /** With `BANK_UNRELIABLE=1`, its webhooks arrive late, twice, out of order or never. */
  { BANK_UNRELIABLE = '' }: NodeJS.ProcessEnv,
): Promise<{ url: string; env: Record<string, string>; program: Program }> {
  const port = await freePort();
  const [key, secret] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    env: { TEST_BANK_URL: url, TEST_BANK_KEY: key, TEST_BANK_WEBHOOK_SECRETS: secret },
    program: {
      name: 'bank',
      command: process.execPath,
      args: [...FLAGS, '--no-warnings', MAIN],
      env: {
        PORT: String(port),
        BANK_FOLDER: join(dataDir, 'bank'),
        BANK_KEY: key,
        BANK_WEBHOOK_SECRET: secret,
        BANK_WEBHOOK_URL: `${site}/api/payments/webhook/test`,
        BANK_UNRELIABLE,
      },
      log: join(logs, 'bank.log'),
      rank: 2,
    },
  };
}

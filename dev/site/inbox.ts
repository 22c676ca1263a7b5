import { join } from 'node:path';
import { FLAGS } from '../processes/flags.ts';
import { freePorts } from '../processes/ports.ts';
import type { Program } from '../processes/program.ts';

const MAIN = join(import.meta.dirname, '../inbox/main.ts');

/**
 * Returns the program of the inbox, which receives the mail of the site and shows it on a page. Nothing leaves this
 * machine.
 */
export async function inboxProgram(
  dataDir: string,
  logs: string,
): Promise<{ url: string; smtp: string; program: Program }> {
  const [web = 0, smtp = 0] = await freePorts(2);
  return {
    url: `http://127.0.0.1:${web}`,
    smtp: `smtp://127.0.0.1:${smtp}`,
    program: {
      name: 'inbox',
      command: process.execPath,
      args: [...FLAGS, '--no-warnings', MAIN],
      env: { PORT: `${web}`, SMTP_PORT: `${smtp}`, INBOX_FOLDER: join(dataDir, 'inbox') },
      log: join(logs, 'inbox.log'),
      rank: 2,
    },
  };
}

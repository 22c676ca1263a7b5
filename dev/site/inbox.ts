import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { NODE_FLAGS } from '@ethereal/areas/launch';
import { freePorts } from '../processes/ports.ts';
import { answers } from '../processes/probe.ts';
import type { Program } from '../processes/program.ts';

const MAILDEV = join(dirname(findPackageJSON('maildev', import.meta.url) ?? ''), 'dist/bin/maildev.js');

/**
 * Returns the program of the inbox, which receives the mail of the site and shows it on a page. Nothing leaves this
 * machine.
 */
export async function inboxProgram(
  dataDir: string,
  logs: string,
): Promise<{ url: string; smtp: string; program: Program }> {
  const [web = 0, smtp = 0] = await freePorts(2);
  const bind = ['--ip', '127.0.0.1', '--web-ip', '127.0.0.1'];
  const ports = ['--smtp', `${smtp}`, '--web', `${web}`];
  const keep = ['--mail-directory', join(dataDir, 'inbox'), '--max-emails', '500'];
  return {
    url: `http://127.0.0.1:${web}`,
    smtp: `smtp://127.0.0.1:${smtp}`,
    program: {
      name: 'inbox',
      command: process.execPath,
      args: [...NODE_FLAGS, MAILDEV, ...bind, ...ports, ...keep],
      log: join(logs, 'inbox.log'),
      rank: 2,
      isReady: async () => (await answers({ port: web })) && answers({ port: smtp }),
      stopSignal: 'SIGKILL',
    },
  };
}

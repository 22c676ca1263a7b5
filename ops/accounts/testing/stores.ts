import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRabbitmq, rabbitmqPrograms } from '@ethereal/dev/backing/rabbitmq';
import { findRedis, redisPrograms } from '@ethereal/dev/backing/redis';
import { freePort } from '@ethereal/dev/processes/ports';
import { answers } from '@ethereal/dev/processes/probe';
import { launch, type Program, type RunningProgram } from '@ethereal/dev/processes/program';

/** Whether the programs are installed here. Where they run in containers, no accounts can be created. */
export const hasPrograms = (): boolean => findRabbitmq() !== undefined && findRedis() !== undefined;

/** Starts a RabbitMQ with its management API and a Redis with an account file, both for one test. */
export async function startStores() {
  const folder = mkdtempSync(join(tmpdir(), 'accounts-'));
  const place = { data: folder, logs: folder, durable: false };
  const rabbitmq = await rabbitmqPrograms(findRabbitmq() ?? '', place);
  const port = await freePort();
  const configuration = join(folder, 'rabbitmq/rabbitmq.conf');
  appendFileSync(configuration, `management.tcp.ip = 127.0.0.1\nmanagement.tcp.port = ${port}\n`);
  writeFileSync(join(folder, 'rabbitmq/enabled_plugins'), '[rabbitmq_management].\n');
  const redis = await redisPrograms(findRedis() ?? '', place);
  const accounts = join(folder, 'users.acl');
  writeFileSync(accounts, 'user default on >administrator ~* &* +@all\n');
  const withAccounts = (it: Program): Program => ({
    ...it,
    args: [...it.args, '--aclfile', accounts],
    isReady: () => answers({ port: Number(new URL(redis.url).port), say: 'PING\r\n', expect: '-NOAUTH' }),
  });
  const running: RunningProgram[] = [];
  for (const it of [...rabbitmq.programs, ...redis.programs.map(withAccounts)]) running.push(await launch(it));
  return {
    rabbitmq: { host: new URL(rabbitmq.url).host, adminUrl: `http://guest:guest@127.0.0.1:${port}` },
    redis: { host: new URL(redis.url).host, adminUrl: redis.url.replace('://', '://default:administrator@') },
    accountsFile: accounts,
    async stop(): Promise<void> {
      for (const it of running.toReversed()) await it.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

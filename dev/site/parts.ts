import { startBacking } from '../backing/backing.ts';
import type { BackingUrls } from '../backing/kinds.ts';
import { freePorts } from '../processes/ports.ts';
import type { Supervised } from '../processes/supervised.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import type { Scale } from './args.ts';
import { bankProgram } from './bank.ts';
import { writeEnvironments } from './environment-files.ts';
import { publishFrontEnds } from './front-ends.ts';
import { inboxProgram } from './inbox.ts';
import type { Progress } from './progress.ts';
import { type ServiceProgram, serviceProgram, untilServing } from './services.ts';
import {
  GATEWAY,
  gatewayEnvironment,
  RENDERER,
  rendererEnvironment,
  SCALABLE,
  type SiteMap,
  serviceEnvironment,
  startMsOf,
} from './topology.ts';

export interface PartsOptions {
  dataDir: string;
  logs: string;
  site: string;
  port: number;
  scale: Scale;
  env: Record<string, string>;
  supervisor: Supervisor;
  progress: Progress;
  signal: AbortSignal | undefined;
}

/** All running parts: their addresses and their supervised processes. */
export interface Parts {
  backing: BackingUrls;
  inbox: string;
  services: { service: string; url: string; process: Supervised }[];
  backingProcesses: Supervised[];
  /** Address of the test bank. */
  bank: string;
  /** Processes of the inbox and the bank. */
  toolProcesses: Supervised[];
  stopContainers(): Promise<void>;
}

/**
 * Starts the parts of the site. The services behind the gateway start while the front ends are built. The renderer and
 * the gateway, which serve the front ends' files, start after both.
 */
export async function startParts(options: PartsOptions): Promise<Parts> {
  const { dataDir, logs, supervisor, progress } = options;
  const env = { ...process.env, ...options.env };
  const folders = { data: dataDir, logs, durable: true };
  const inbox = await inboxProgram(dataDir, logs);
  const bank = await bankProgram(dataDir, logs, options.site, env);
  const stores = progress.step('MongoDB, RabbitMQ and Redis', () =>
    startBacking({ folders, supervisor, env, report: progress.say }),
  );
  const programs = stores.then(({ urls }) => servicePrograms(options, urls, { smtp: inbox.smtp, bank: bank.env }));
  const start = async (programs: ServiceProgram[]) => {
    const started = await Promise.all(programs.map((program) => startService(program, supervisor)));
    await Promise.all(programs.map(({ url, startMs }) => untilServing(url, startMs)));
    return started;
  };
  const behind = programs.then((all) => progress.step('Services', () => start(all.behind)));
  const built = publishFrontEnds(dataDir, progress, options.signal);
  const [backing, toolProcesses, services] = await Promise.all([
    stores,
    Promise.all([supervisor.run(inbox.program), supervisor.run(bank.program)]),
    behind,
    built,
  ]);
  const { entrance } = await programs;
  const atEntrance = await progress.step('Renderer and gateway', () => start(entrance));
  return {
    backing: backing.urls,
    inbox: inbox.url,
    bank: bank.url,
    services: [...services, ...atEntrance],
    backingProcesses: backing.programs,
    toolProcesses,
    stopContainers: backing.stopContainers,
  };
}

async function startService({ service, url, program }: ServiceProgram, supervisor: Supervisor) {
  return { service, url, process: await supervisor.run(program) };
}

async function servicePrograms(
  options: PartsOptions,
  backing: BackingUrls,
  tools: Pick<SiteMap, 'smtp' | 'bank'>,
): Promise<{ behind: ServiceProgram[]; entrance: ServiceProgram[] }> {
  const { dataDir, logs, site, port, scale, env } = options;
  const ports = await portsOf(scale);
  const urls = SCALABLE.map((service) => [service, (ports[service] ?? []).map((port) => `http://127.0.0.1:${port}`)]);
  const [rendererPort = 0] = await freePorts(1);
  const renderer = `http://127.0.0.1:${rendererPort}`;
  const map: SiteMap = { site, dataDir, backing, ...tools, services: Object.fromEntries(urls), renderer };
  const environments = Object.fromEntries(
    SCALABLE.map((service) => [service, { ...serviceEnvironment(service, map), ...env }]),
  );
  const behind = SCALABLE.flatMap((service) =>
    (ports[service] ?? []).map((own, instance) =>
      serviceProgram({
        service,
        instance,
        port: own,
        logs,
        startMs: startMsOf(service),
        env: environments[service] ?? {},
      }),
    ),
  );
  const host = process.env.HOST || '127.0.0.1';
  const gatewayEnv = { ...gatewayEnvironment(map), ...env };
  writeEnvironments(dataDir, { ...environments, [GATEWAY]: gatewayEnv });
  const entrance = [
    serviceProgram({
      service: RENDERER,
      instance: 0,
      port: rendererPort,
      logs,
      env: { ...rendererEnvironment(map), ...env },
    }),
    serviceProgram({ service: GATEWAY, instance: 0, port, host, logs, env: gatewayEnv }),
  ];
  return { behind, entrance };
}

async function portsOf(scale: Scale): Promise<Record<string, number[]>> {
  const entries = SCALABLE.map(async (service) => [service, await freePorts(scale[service] ?? 1)]);
  return Object.fromEntries(await Promise.all(entries));
}

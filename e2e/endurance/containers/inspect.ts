import type { Running } from '../../../ops/checks/running/differences.ts';
import type { Engine } from './engine.ts';

const SERVICE = 'com.docker.compose.service';

/** Output of `docker inspect` for a container, as far as it is used here. */
interface Inspection {
  Id: string;
  Image: string;
  Config: { Env: string[]; Image: string; Labels: Record<string, string> };
  State: { Running: boolean; ExitCode: number; OOMKilled: boolean; Health?: { Status: string } };
  RestartCount: number;
  HostConfig: {
    Memory: number;
    NanoCpus: number;
    ReadonlyRootfs: boolean;
    CapDrop: string[] | null;
    Tmpfs?: Record<string, string>;
  };
  Mounts: { Destination: string; RW: boolean }[];
}
export interface Inspected extends Inspection {
  /** Name of the service in compose.yaml. */
  service: string;
}

/** Returns containers as the engine describes them. */
export async function inspect({ docker }: Pick<Engine, 'docker'>, ids: readonly string[]): Promise<Inspected[]> {
  const all: Inspection[] = JSON.parse(await docker('inspect', ...ids));
  return all.map((it) => ({ ...it, service: it.Config.Labels[SERVICE] ?? '' }));
}

/**
 * Script that reports from inside a container its user, the ports that it listens on, and its status at each `port
 * path`.
 */
const REPORT = `
  const { readFileSync } = require('node:fs');
  const rows = ['tcp', 'tcp6'].flatMap((it) => readFileSync('/proc/net/' + it, 'utf8').trim().split('\\n').slice(1));
  const ports = rows.map((row) => row.trim().split(/\\s+/)).filter(([, , , state]) => state === '0A')
    .map(([, address]) => address.split(':')).filter(([host]) => host !== '0B00007F').map(([, port]) => parseInt(port, 16));
  (async () => {
    const answers = {};
    for (const probe of process.argv.slice(1)) {
      const [port, path] = probe.split(' ');
      const answer = await fetch('http://127.0.0.1:' + port + path).catch(() => undefined);
      if (answer) answers[probe] = answer.status;
    }
    console.log(JSON.stringify({ user: process.getuid(), ports: [...new Set(ports)], answers }));
  })();`;
type Report = Pick<Running, 'user' | 'ports' | 'answers'>;

/** Variables that this test itself sets in the containers. */
const SET_HERE = new Set(['RATE_LIMIT_FACTOR']);

/** Returns the actual configuration and answers of a container. */
export async function runningOf(
  { docker }: Pick<Engine, 'docker'>,
  container: Inspected,
  probes: readonly string[],
): Promise<Running> {
  const { HostConfig, Config, Mounts, State } = container;
  const run = State.Running
    ? ['exec', container.Id, 'node', '-e', REPORT, ...probes]
    : ['run', '--rm', '--entrypoint', 'node', container.Image, '-e', REPORT];
  const { user, ports, answers }: Report = JSON.parse(await docker(...run));
  const ofImage: string[] = JSON.parse(
    await docker('image', 'inspect', '--format', '{{json .Config.Env}}', container.Image),
  );
  const ownVariables = Config.Env.filter((line) => !ofImage.includes(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const)
    .filter(([name]) => !SET_HERE.has(name));
  return {
    image: Config.Image.replace(/:[^:/]*$/, ''),
    user,
    ports,
    answers,
    isReadOnly: HostConfig.ReadonlyRootfs,
    dropsAll: HostConfig.CapDrop?.includes('ALL') ?? false,
    memory: HostConfig.Memory,
    processors: HostConfig.NanoCpus / 1e9,
    variables: Object.fromEntries(ownVariables),
    mounts: [
      ...Mounts.map(({ Destination: path, RW }) => ({ path, isWritable: RW })),
      ...Object.keys(HostConfig.Tmpfs ?? {}).map((path) => ({ path, isWritable: true })),
    ],
  };
}

/** Returns the peak memory of a running container, in bytes, by its control group of either version. */
export async function peakOf({ docker }: Pick<Engine, 'docker'>, id: string): Promise<number> {
  const files = '/sys/fs/cgroup/memory.peak /sys/fs/cgroup/memory/memory.max_usage_in_bytes';
  return Number(await docker('exec', id, 'sh', '-c', `cat ${files} 2>/dev/null || true`));
}

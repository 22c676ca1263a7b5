import { z } from 'zod';
import type { Running } from '../../../ops/checks/running/differences.ts';
import type { Engine } from './engine.ts';

const inspected = z
  .object({
    Id: z.string(),
    Image: z.string(),
    Config: z.object({
      Env: z.array(z.string()),
      Image: z.string(),
      Labels: z.object({ 'com.docker.compose.service': z.string() }),
    }),
    State: z.object({
      Running: z.boolean(),
      ExitCode: z.number(),
      OOMKilled: z.boolean(),
      StartedAt: z.coerce.date(),
      Health: z.object({ Status: z.string() }).optional(),
    }),
    RestartCount: z.number(),
    HostConfig: z.object({
      Memory: z.number(),
      NanoCpus: z.number(),
      ReadonlyRootfs: z.boolean(),
      CapDrop: z.array(z.string()).nullable(),
      Tmpfs: z.record(z.string(), z.string()).optional(),
    }),
    Mounts: z.array(z.object({ Destination: z.string(), RW: z.boolean() })),
  })
  .transform(({ Config, ...rest }) => ({
    ...rest,
    Config,
    service: Config.Labels['com.docker.compose.service'],
  }));
export type Inspected = z.output<typeof inspected>;

/** Containers as the engine knows them. */
export async function inspect(
  { docker }: Pick<Engine, 'docker'>,
  ids: readonly string[],
): Promise<Inspected[]> {
  return z.array(inspected).parse(JSON.parse(await docker('inspect', ...ids)));
}

/** Asks a container from inside: its user, the ports that it listens on, and its status at each `port path`. */
const ASK = `
  const { readFileSync } = require('node:fs');
  const rows = ['tcp', 'tcp6'].flatMap((it) => readFileSync('/proc/net/' + it, 'utf8').trim().split('\\n').slice(1));
  const ports = rows.map((row) => row.trim().split(/\\s+/)).filter(([, , , state]) => state === '0A')
    .map(([, address]) => address.split(':')).filter(([host]) => host !== '0B00007F').map(([, port]) => parseInt(port, 16));
  (async () => {
    const answers = {};
    for (const asked of process.argv.slice(1)) {
      const [port, path] = asked.split(' ');
      const answer = await fetch('http://127.0.0.1:' + port + path).catch(() => undefined);
      if (answer) answers[asked] = answer.status;
    }
    console.log(JSON.stringify({ user: process.getuid(), ports: [...new Set(ports)], answers }));
  })();`;
const said = z.object({
  user: z.number(),
  ports: z.array(z.number()),
  answers: z.record(z.string(), z.number()),
});

/** What this test itself tells the containers. */
const OURS = new Set(['RATE_LIMIT_FACTOR']);

/** What a container really has and does. */
export async function runningOf(
  { docker }: Pick<Engine, 'docker'>,
  container: Inspected,
  probes: readonly string[],
): Promise<Running> {
  const { HostConfig, Config, Mounts, State } = container;
  const ask = State.Running
    ? ['exec', container.Id, 'node', '-e', ASK, ...probes]
    : ['run', '--rm', '--entrypoint', 'node', container.Image, '-e', ASK];
  const { user, ports, answers } = said.parse(JSON.parse(await docker(...ask)));
  const ofImage = z
    .array(z.string())
    .parse(JSON.parse(await docker('image', 'inspect', '--format', '{{json .Config.Env}}', container.Image)));
  const told = Config.Env.filter((line) => !ofImage.includes(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const)
    .filter(([name]) => !OURS.has(name));
  return {
    image: Config.Image.replace(/:[^:/]*$/, ''),
    ...{ user, ports, answers },
    isReadOnly: HostConfig.ReadonlyRootfs,
    dropsAll: HostConfig.CapDrop?.includes('ALL') ?? false,
    memory: HostConfig.Memory,
    processors: HostConfig.NanoCpus / 1e9,
    variables: Object.fromEntries(told),
    mounts: [
      ...Mounts.map(({ Destination: path, RW }) => ({ path, isWritable: RW })),
      ...Object.keys(HostConfig.Tmpfs ?? {}).map((path) => ({ path, isWritable: true })),
    ],
  };
}

/** The most memory that a running container ever had, in bytes, by its control group of either version. */
export async function peakOf({ docker }: Pick<Engine, 'docker'>, id: string): Promise<number> {
  const files = '/sys/fs/cgroup/memory.peak /sys/fs/cgroup/memory/memory.max_usage_in_bytes';
  return Number(await docker('exec', id, 'sh', '-c', `cat ${files} 2>/dev/null || true`));
}

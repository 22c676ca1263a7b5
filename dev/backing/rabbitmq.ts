import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram } from '../processes/find-program.ts';
import { freePorts } from '../processes/ports.ts';
import { answers } from '../processes/probe.ts';
import type { Program } from '../processes/program.ts';
import type { BackingFolders } from './folders.ts';

// Debian's command on the PATH changes user and folders; the script behind it uses the environment.
const DEBIAN_SCRIPT = '/usr/lib/rabbitmq/bin/rabbitmq-server';

/** Returns the path of RabbitMQ's server on this machine, if it is installed. */
export function findRabbitmq(): string | undefined {
  return existsSync(DEBIAN_SCRIPT) ? DEBIAN_SCRIPT : findProgram('rabbitmq-server');
}

/** Maximum duration of its start, in milliseconds: it needs many seconds of processor, on a busy machine minutes. */
const START_MS = 180_000;

/**
 * Returns a broker with its own node name, ports, port mapper, cookie and folders, so that no other broker on this
 * machine is affected.
 */
export async function rabbitmqPrograms(
  command: string,
  folders: BackingFolders,
): Promise<{ url: string; programs: Program[] }> {
  const [port = 0, distribution = 0, mapper = 0] = await freePorts(3);
  const dir = join(folders.data, 'rabbitmq');
  const log = join(folders.logs, 'rabbitmq.log');
  mkdirSync(dir, { recursive: true });
  const broker: Program = {
    name: 'rabbitmq',
    command,
    args: [],
    cwd: dir,
    env: environment(dir, port, distribution, mapper),
    log,
    rank: 1,
    isReady: () => answers({ port, say: 'AMQP\0\0\x09\x01', expect: '\x01' }),
    startTimeoutMs: START_MS,
    stopSignal: folders.durable ? 'SIGTERM' : 'SIGKILL',
  };
  return { url: `amqp://guest:guest@127.0.0.1:${port}`, programs: [...portMapper(mapper, log), broker] };
}

function environment(dir: string, port: number, distribution: number, mapper: number): Record<string, string> {
  return {
    HOME: dir,
    // Makes the script exec the server, so that its pid is the server's.
    RUNNING_UNDER_SYSTEMD: 'true',
    RABBITMQ_NODENAME: nodeName(dir),
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(port),
    RABBITMQ_DIST_PORT: String(distribution),
    ERL_EPMD_PORT: String(mapper),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_MNESIA_BASE: join(dir, 'data'),
    RABBITMQ_LOG_BASE: dir,
    RABBITMQ_LOGS: '-',
    RABBITMQ_PID_FILE: join(dir, 'pid'),
    RABBITMQ_CONF_ENV_FILE: '/dev/null',
    RABBITMQ_CONFIG_FILE: write(dir, 'rabbitmq.conf', CONFIG),
    RABBITMQ_ADVANCED_CONFIG_FILE: write(dir, 'advanced.config', '[].\n'),
    RABBITMQ_ENABLED_PLUGINS_FILE: write(dir, 'enabled_plugins', '[].\n'),
    // The table of a million processes alone takes 17 MB.
    RABBITMQ_MAX_NUMBER_OF_PROCESSES: '65536',
    // Without MMmcs, Erlang keeps up to 30 freed blocks of memory.
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '+S 2:2 +SDio 2 +MMmcs 0 -kernel inet_dist_use_interface {127,0,0,1}',
  };
}

// Limits for a laptop: without them the log of quorum queues alone takes half a gigabyte, and processes of Erlang that
// are idle hold the garbage of their busiest time.
const CONFIG = `
log.console.level = warning
log.file = false
disk_free_limit.absolute = 100MB
vm_memory_high_watermark.absolute = 1GB
raft.wal_max_size_bytes = 16000000
collect_statistics_interval = 30000
background_gc_enabled = true
`;

// Quorum queues belong to the node's name, so a second start must use the first one's.
function nodeName(dir: string): string {
  const file = join(dir, 'node-name');
  if (!existsSync(file)) writeFileSync(file, `ethereal-${randomBytes(4).toString('hex')}@localhost`);
  return readFileSync(file, 'utf8').trim();
}

function write(dir: string, name: string, text: string): string {
  const file = join(dir, name);
  writeFileSync(file, text);
  return file;
}

// Erlang would leave a port mapper running for the whole machine, so we start and stop our own.
function portMapper(port: number, log: string): Program[] {
  const command = findProgram('epmd');
  if (!command) return [];
  return [
    {
      name: 'epmd',
      command,
      args: ['-port', String(port), '-address', '127.0.0.1'],
      cwd: dirname(log),
      log,
      isReady: () => answers({ port }),
      stopSignal: 'SIGKILL',
    },
  ];
}

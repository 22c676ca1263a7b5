import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Instance, Part } from './plan.ts';

const run = promisify(execFile);

/** Runs `docker` in the folder of compose.yaml with the images of a tag; undefined means the tag in `.env`. */
export type Docker = (tag: string | undefined, ...args: string[]) => Promise<string>;

export const dockerIn =
  (cwd: string): Docker =>
  async (tag, ...args) => {
    const env = { ...process.env, ...(tag !== undefined && { TAG: tag }) };
    const { stdout } = await run('docker', args, { cwd, env, maxBuffer: 16 * 2 ** 20 });
    return stdout.trim();
  };

const service = z.object({
  image: z.string().default(''),
  build: z.unknown().optional(),
  restart: z.string().optional(),
  scale: z.number().optional(),
  depends_on: z.record(z.string(), z.unknown()).default({}),
});
const config = z.object({ name: z.string(), services: z.record(z.string(), service) });

/** Returns the project's name and the parts that are built here, without the stores. */
export async function partsOf(docker: Docker, tag?: string): Promise<{ project: string; parts: Part[] }> {
  const { name: project, services } = config.parse(
    JSON.parse(await docker(tag, 'compose', 'config', '--format', 'json')),
  );
  const parts = Object.entries(services)
    .filter(([, { build }]) => build !== undefined)
    .map(([name, { image, restart, scale = 1, depends_on }]) => ({
      name,
      image,
      scale,
      after: Object.keys(depends_on),
      isJob: restart === 'on-failure',
    }));
  return { project, parts };
}

/** Returns the images on this machine. */
export const imagesHere = async (docker: Docker): Promise<Set<string>> =>
  new Set((await docker(undefined, 'image', 'ls', '--format', '{{.Repository}}:{{.Tag}}')).split('\n'));

const FORMAT = '{{.ID}} {{.Label "com.docker.compose.service"}} {{.Image}}';

/** Returns the project's containers in the given states. */
export async function instancesOf(docker: Docker, project: string, ...states: readonly string[]): Promise<Instance[]> {
  const labels = [`com.docker.compose.project=${project}`, 'com.docker.compose.oneoff=False'];
  const output = await docker(
    undefined,
    'ps',
    '--all',
    '--no-trunc',
    '--format',
    FORMAT,
    ...labels.flatMap((it) => ['--filter', `label=${it}`]),
    ...states.flatMap((it) => ['--filter', `status=${it}`]),
  );
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', name = '', image = ''] = line.split(' ');
      return { id, service: name, image };
    });
}

/** Returns `healthy`, `unhealthy`, `starting` … of a running container, otherwise its state. */
export const healthOf = (docker: Docker, id: string): Promise<string> =>
  docker(
    undefined,
    'inspect',
    '--format',
    '{{if .State.Running}}{{.State.Health.Status}}{{else}}{{.State.Status}}{{end}}',
    id,
  );

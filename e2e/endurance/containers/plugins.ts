import { execFile } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const PLUGINS = ['docker-compose', 'docker-buildx'];

/**
 * Puts compose and buildx into a configuration folder of the Docker command. Debian's stable suites have none that compose.yaml
 * runs with, so they are taken from its newest, whose programs need no library of it; nothing else of that suite comes here.
 */
export async function installPlugins(config: string): Promise<void> {
  const plugins = join(config, 'cli-plugins');
  if (PLUGINS.every((name) => existsSync(join(plugins, name)))) return;
  const folder = mkdtempSync(join(tmpdir(), 'docker-plugins-'));
  try {
    const sources = join(folder, 'sources.list');
    writeFileSync(sources, 'deb http://deb.debian.org/debian sid main\n');
    mkdirSync(join(folder, 'lists/partial'), { recursive: true });
    const apart = [
      ...['-o', `Dir::Etc::SourceList=${sources}`, '-o', 'Dir::Etc::SourceParts=/dev/null'],
      ...['-o', `Dir::State::Lists=${join(folder, 'lists')}`, '-o', 'APT::Sandbox::User=root'],
    ];
    await run('apt-get', [...apart, 'update']);
    await run('apt-get', [...apart, 'download', ...PLUGINS], { cwd: folder });
    for (const file of globSync('*.deb', { cwd: folder }))
      await run('dpkg-deb', ['--extract', join(folder, file), folder]);
    mkdirSync(plugins, { recursive: true });
    for (const file of globSync('usr/libexec/docker/cli-plugins/*', { cwd: folder })) {
      copyFileSync(join(folder, file), join(plugins, basename(file)));
      chmodSync(join(plugins, basename(file)), 0o755);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

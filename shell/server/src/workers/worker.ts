import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { readAreaKeys } from '@ethereal/areas/signing/area-keys';
import { giveBackWhenQuiet } from '@ethereal/service-kit/give-back-memory';
import { createApiFetch } from './api-fetch.ts';
import { type ClientFiles, clientFilesOf } from './client-files.ts';
import { type CurrentPage, currentPage } from './current-page.ts';
import { inlineFiles } from './inline.ts';
import type { FromWorker, Job, Page, ToWorker, WorkerSetup } from './messages.ts';
import { shareModules } from './resolve.ts';
import { importThrough, openVersion } from './trusted-files.ts';

// Runs in a separate thread for one pair of versions. It imports their bundles once and renders pages until it is
// ended, which frees all their memory.
const setup: WorkerSetup = workerData;
// Writes the compile cache if NODE_COMPILE_CACHE names a folder, because the worker is later ended too abruptly to
// write it. It runs before any bundle is imported, because bundles are new with each release.
flushCompileCache();
const { pair, shellDir, areaDir, keysFile, dataMs, renderMs } = setup;

const keys = keysFile === undefined ? undefined : await readAreaKeys(keysFile);
const shellVersion = await openVersion(shellDir, { area: 'shell', version: pair.shell }, keys);
const areaVersion =
  pair.area && areaDir
    ? await openVersion(areaDir, { area: pair.area.name, version: pair.area.version }, keys)
    : undefined;
const versions = [shellVersion, ...(areaVersion ? [areaVersion] : [])];
shareModules(...versions.map(({ folder }) => folder));
importThrough(versions);
const api = createApiFetch(setup.known);
globalThis.fetch = api.fetch;

const bundle = (folder: string) => pathToFileURL(path.join(folder, 'server/index.mjs')).href;
const shell = await import(bundle(shellDir));
const head = inlineFiles(shellVersion.read('index.html'), shellVersion.read);
const NO_FILES: ClientFiles = { scripts: [], styles: [] };
let filesOf: ReturnType<typeof clientFilesOf> = () => NO_FILES;
if (pair.area && areaVersion) {
  const { name, version } = pair.area;
  shell.giveArea(name.replaceAll('-', '_'), version, await import(bundle(areaVersion.folder)));
  filesOf = clientFilesOf(shellVersion, areaVersion, pair.area);
}

const sendToPool = (message: FromWorker) => parentPort?.postMessage(message);
const reasonOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));
const lineOf = (error: unknown) => reasonOf(error).split('\n', 1)[0] ?? '';

async function render(job: Job): Promise<Page> {
  const faults = new Set<string>();
  const onFault = (error: unknown) => {
    faults.add(lineOf(error));
    sendToPool({ kind: 'fault', requestId: job.requestId, reason: reasonOf(error) });
  };
  const page: CurrentPage = {
    job,
    status: 200,
    parts: new Set(),
    tags: new Set(),
    hasUntagged: false,
    onFault,
  };
  const styles = new Set(head.inline.styles);
  const files = (rendered: string) => {
    const found = filesOf(page.parts, rendered);
    for (const { css, integrity } of found.styles) if (css !== undefined) styles.add(integrity);
    return found;
  };
  const { html, isComplete } = await currentPage.run(page, () =>
    shell.renderPage({
      location: job.location,
      remotes: job.remotes,
      template: head.html,
      files,
      dataMs,
      renderMs,
      onFault,
    }),
  );
  const { area } = pair;
  const whole = area ? html.replaceAll(`/@${area.name}/`, `/remotes/${area.name}/${area.version}/`) : html;
  const { status, tags, hasUntagged, expiresAt } = page;
  const inline = { ...head.inline, styles: [...styles] };
  return {
    html: whole,
    inline,
    status,
    isComplete,
    ...(!hasUntagged && { tags: [...tags] }),
    ...(expiresAt !== undefined && { expiresAt }),
    faults: [...faults],
  };
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'known') {
    api.learn(message.known);
    return;
  }
  const { job } = message;
  render(job).then(
    (page) => sendToPool({ kind: 'page', id: job.id, page }),
    (error: unknown) => sendToPool({ kind: 'failed', id: job.id, reason: reasonOf(error) }),
  );
});
giveBackWhenQuiet();
sendToPool({ kind: 'ready' });

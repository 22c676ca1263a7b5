import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { productionNeeds } from './lock-file.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The release command, which is all that a front end's image runs. */
const RELEASES = 'packages/areas';

const NOT_IN_AN_IMAGE =
  /(^|\/)(node_modules|dist|testing|\.data|\.cache)(\/|$)|\.test\.tsx?$|(^|\/)(README\.md|Dockerfile)$/;
const NOT_AT_RUN_TIME = /\.(d\.[cm]?ts|map)$/;

/** The renderer belongs to the shell's team and runs like a service. */
const RENDERER = 'shell/server';
/** The commands that create the services' accounts and an installation's secrets. */
const OPERATIONS = 'ops';
const isFrontEnd = (area: string) => !area.startsWith('svc-') && area !== RENDERER && area !== OPERATIONS;

/** Returns the files of an area's image as paths in this repository, without a front end's build. */
function filesOfArea(area: string): { files: string[]; installed: string[]; workspaces: string[] } {
  if (isFrontEnd(area)) {
    const { installed } = productionNeeds(ROOT, RELEASES);
    return { files: [`${area}/package.json`, ...sourcesIn(RELEASES)], installed, workspaces: [] };
  }
  const { workspaces, installed } = productionNeeds(ROOT, area);
  const files = [area, ...workspaces].flatMap(sourcesIn);
  const more = area === OPERATIONS ? descriptions() : ['ops/images/healthcheck.sh'];
  return { files: [...files, ...more], installed, workspaces };
}

/** Returns every `area.ts` with the files of its own area that it imports. */
function descriptions(): string[] {
  return globSync('*/area.ts', { cwd: ROOT }).flatMap((file) => {
    const imports = readFileSync(join(ROOT, file), 'utf8').matchAll(/ from '\.\/([^']{1,200})'/g);
    return [file, ...[...imports].map(([, path = '']) => join(dirname(file), path))];
  });
}

function sourcesIn(folder: string): string[] {
  return globSync(`${folder}/**`, {
    cwd: ROOT,
    withFileTypes: true,
    exclude: (it) => it.name === 'node_modules',
  })
    .filter((it) => it.isFile())
    .map((it) => relative(ROOT, join(it.parentPath, it.name)))
    .filter((file) => !NOT_IN_AN_IMAGE.test(file));
}

/** Copies the files of an area's image into a folder, in the layout in which the area runs. */
export function layOut(area: string, folder: string, { withDist = isFrontEnd(area) } = {}): void {
  const { files, installed, workspaces } = filesOfArea(area);
  const built = withDist ? [`${area}/dist`] : [];
  for (const file of [...files, ...built]) cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  for (const place of installed) {
    cpSync(join(ROOT, place), join(folder, place), {
      recursive: true,
      // A package nested in this one is listed on its own if it is needed.
      filter: (from) => basename(from) !== 'node_modules' && !NOT_AT_RUN_TIME.test(from),
    });
  }
  for (const workspace of workspaces) {
    const link = join(folder, 'node_modules/@ethereal', basename(workspace));
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(folder, workspace)), link);
  }
}

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Look } from './look.ts';
import { createPainters } from './painters.ts';
import { props } from './props.ts';
import { viewsOf } from './views.ts';

/** What is to be pictured, and in how many views at most. */
export interface Sitter {
  look: Look;
  views: number;
}

export interface Pictures {
  /** JPEGs of the sitter at `place`, the main one first; from the cache if they were made before. */
  of(place: number): Promise<Uint8Array[]>;
  close(): Promise<void>;
}

const PAINTERS = 2;

/** Pictures drawn by another version of these files are drawn anew. */
async function generatorVersion(): Promise<string> {
  const folder = import.meta.dirname;
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

async function emptiedOfOthers(cacheFolder: string, version: string): Promise<string> {
  const folder = join(cacheFolder, version);
  await mkdir(folder, { recursive: true });
  for (const other of await readdir(cacheFolder)) {
    if (other !== version) await rm(join(cacheFolder, other), { recursive: true, force: true });
  }
  return folder;
}

// Written beside and moved, so that no half picture is ever taken for a whole one.
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const partial = `${file}.${process.pid}.part`;
  await writeFile(partial, content);
  await rename(partial, file);
}

/** Draws the demo pictures, each once, and keeps them under `cacheFolder`. */
export async function createPictures(sitters: readonly Sitter[], cacheFolder: string): Promise<Pictures> {
  const folder = await emptiedOfOthers(cacheFolder, await generatorVersion());
  const icons = [...sitters.map(({ look }) => look), ...Object.values(props)].map(({ shape }) => shape.icon);
  const painters = createPainters(PAINTERS, new Set(icons));

  return {
    async of(place) {
      const sitter = sitters[place];
      if (!sitter) throw new RangeError(`Nothing to picture at ${place}`);
      const { look } = sitter;
      const views = Math.min(sitter.views, viewsOf(look, place).length);
      const key = createHash('sha256')
        .update(JSON.stringify([look, place]))
        .digest('hex')
        .slice(0, 20);
      const files = Array.from({ length: views }, (_, i) => join(folder, `${key}-${i + 1}.jpg`));
      const kept = await Promise.all(files.map((file) => readFile(file).catch(() => undefined)));
      const whole = kept.filter((picture) => picture !== undefined);
      if (whole.length === views) return whole;
      const made = await painters.paint({ look, place, views });
      await Promise.all(made.map((picture, i) => writeWhole(files[i] ?? '', picture)));
      return made;
    },
    close: () => painters.close(),
  };
}

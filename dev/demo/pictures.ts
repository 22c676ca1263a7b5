import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoItem } from './catalog.ts';

/** Folder of the pictures in the repository. */
export const PICTURES = join(import.meta.dirname, 'pictures');

/** Returns the JPEGs of an item, the main one first. */
export type Pictures = (item: DemoItem) => Promise<Uint8Array[]>;

/** Returns the file of an item's view, counted from 1: `linen-sundress-in-butter-1.jpg`. */
export function fileOf(itemName: string, view: number): string {
  const slug = itemName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${slug}-${view}.jpg`;
}

/** Returns the pictures of an item that the repository contains. */
export const shippedPictures: Pictures = async ({ name }) => {
  const existing = new Set(await readdir(PICTURES));
  const files = [1, 2, 3, 4].map((view) => fileOf(name, view)).filter((file) => existing.has(file));
  if (files.length === 0) throw new Error(`${PICTURES} has no picture of ${name}`);
  return Promise.all(files.map((file) => readFile(join(PICTURES, file))));
};

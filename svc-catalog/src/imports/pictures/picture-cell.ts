import { urlOf } from '../../images/keep-images.ts';
import type { PictureRef } from './picture-ref.ts';
import { publicAddressFault } from './public-address.ts';

export type ZipFile = { source: string } | { fault: string };

export type PictureSources = {
  /** Whether the id is that of a picture that the seller uploaded. */
  isOwn(id: string): boolean;
  /** The ZIP's pictures by their names in the ZIP; undefined without a ZIP. */
  zip: ReadonlyMap<string, ZipFile> | undefined;
  /** Hosts that may be requested although they are not public. */
  privateHosts: readonly string[];
};

const BASE = 'http://this.site';
const OWN = /^\/images\/([\w-]{1,300})$/;
/** Maximum length of the address of a picture, in characters. */
const MAX_URL = 2000;
/** Matches a web address without its protocol. */
const HOST_FIRST = /^(?:[a-z0-9-]{1,63}\.){1,9}[a-z]{2,24}\//i;

const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\//i;

/** Whether the text of a cell names a file of the ZIP, not a web address or a picture of this site. */
export const isFileName = (text: string): boolean => text !== '' && !text.startsWith('/images/') && !ADDRESS.test(text);

/** Returns the id in the address of a picture of this site, whatever the site's host. */
export function ownIdIn(text: string): string | undefined {
  if (!URL.canParse(text, BASE)) return undefined;
  const id = OWN.exec(new URL(text, BASE).pathname)?.[1];
  return id !== undefined && new URL(text, BASE).pathname === urlOf(id) ? id : undefined;
}

/** Returns the picture that a cell names, or its fault. */
export function readPictureCell(text: string, sources: PictureSources): PictureRef | { fault: string } {
  const id = ownIdIn(text);
  if (id !== undefined && sources.isOwn(id)) return { kind: 'own', id };
  if (text.startsWith('/images/')) return { fault: 'This picture is not one that you uploaded.' };
  if (ADDRESS.test(text)) return readAddress(text, sources.privateHosts);
  if (!sources.zip?.has(text) && HOST_FIRST.test(text))
    return { fault: 'A web address must begin with http:// or https://.' };
  if (!sources.zip) return { fault: 'Upload a ZIP that holds this picture, or give a web address.' };
  const file = sources.zip.get(text);
  if (!file) return { fault: 'The ZIP has no picture of this name.' };
  return 'fault' in file ? file : { kind: 'file', source: file.source };
}

function readAddress(text: string, privateHosts: readonly string[]): PictureRef | { fault: string } {
  if (text.length > MAX_URL) return { fault: `A web address may have at most ${MAX_URL} characters.` };
  if (!URL.canParse(text)) return { fault: 'This is not a web address.' };
  const fault = publicAddressFault(new URL(text), privateHosts);
  return fault === undefined ? { kind: 'web', url: text } : { fault };
}

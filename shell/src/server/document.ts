import { findPage } from '@ethereal/areas/pages';
import { LEFT_TO_CLIENT } from '../areas/left-to-client.ts';
import { VIEW_ID, type View } from '../view.ts';

/** Client files that a page needs besides the shell's own. */
export type ClientFiles = {
  scripts: readonly { href: string; integrity: string }[];
  /** Style sheets of the page. One with `css` is inlined. */
  styles: readonly { href: string; mark: string; integrity: string; css?: string }[];
};

type Page = {
  /** Path and query of the page. */
  location: string;
  /** The shell's HTML as built. */
  template: string;
  /** Output of React: elements for the head, then the body. */
  rendered: string;
  files: ClientFiles;
  view: View;
};

/** Matches the elements that React renders before the body when it renders no head. */
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;
/**
 * Position for the page's style sheets and pictures: before the fonts, because text is shown in a fallback font until
 * its own has loaded.
 */
const BEFORE_FONTS = /(?=<link rel="preload"[^>]* as="font"|<\/head>)/;
/**
 * Matches the tags of the application's files. The template contains them; they are fetched when
 * `hydration/fetch-application.ts` moves them into the head.
 */
const APPLICATION = /\s*(<link rel="preload" [^>]*as="script"[^>]*>|<script defer .*?<\/script>)/g;
/**
 * Notice above a page whose content the browser renders. Without scripts such a page would show its spinner forever.
 */
const noticeOf = (text: string) => `<noscript class="needs-scripts">${text}</noscript>`;
const NEEDS_SCRIPTS = noticeOf('This page needs JavaScript. Browsing, searching and reading work without it.');
const LEFT_MARK = `data-dgst="${LEFT_TO_CLIENT}"`;
const ROOT = /<div id="root">.*?<\/div><\/div>|<div id="root"><\/div>/s;

/** Returns the whole document: the shell's HTML with the rendered page in it. */
export function documentOf({ location, template, rendered, files, view }: Page): string {
  const [head = ''] = HEAD.exec(rendered) ?? [];
  const body = rendered.slice(head.length);
  const plain = plainAddress(location, view);
  const notice = plain ? plainNotice(plain) : body.includes(LEFT_MARK) ? NEEDS_SCRIPTS : '';
  const json = scriptJson(view);
  const application = [...template.matchAll(APPLICATION)].map(([, tag]) => tag).join('');
  const inline = files.styles.map(({ css }) => (css === undefined ? '' : `<style>${css}</style>`)).join('');
  const later = `<template id="later">${application}${preloadsOf(files)}</template>`;
  return stripTemplate(template, head)
    .replace(BEFORE_FONTS, () => stylesOf(files) + head)
    .replace('</head>', () => `${plain ? refreshTo(plain) : ''}${inline}${later}</head>`)
    .replace(
      ROOT,
      () => `${notice}<div id="root">${body}</div><script type="application/json" id="${VIEW_ID}">${json}</script>`,
    );
}

/** Returns the address of a page for browsers without scripts, escaped for an attribute; undefined without one. */
function plainAddress(location: string, { remotes }: View): string | undefined {
  const { pathname, search } = new URL(location, 'http://shop.invalid');
  const pages = Object.values(remotes).flatMap((release) => release.pages ?? []);
  if (!findPage(pages, pathname)?.page.plain) return undefined;
  return (pathname.replace(/^\/ethereal/i, '/plain') + search).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

const plainNotice = (address: string) =>
  noticeOf(`This page needs JavaScript. <a href="${address}">Open the page that works without it</a>.`);
const refreshTo = (address: string) => `<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>`;

/** Returns the template without the tags that the page replaces, needs later, or does not need. */
function stripTemplate(template: string, head: string): string {
  let html = template
    .replaceAll(APPLICATION, '')
    .replace(/\s*<link rel="preload" href="\/remotes\.json"[^>]*>/, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, '');
  if (head.includes('<title')) html = html.replace(/\s*<title>[^<]*<\/title>/, '');
  if (head.includes('name="description"')) html = html.replace(/\s*<meta name="description"[^>]*>/, '');
  return html;
}

/**
 * Returns the links of the style sheets. The link of an inlined style sheet is disabled and fetches nothing; it only
 * shows the area's loader that the style sheet is loaded.
 */
const stylesOf = ({ styles }: ClientFiles): string =>
  styles
    .map(({ href, mark, integrity, css }) => {
      const isThere = css === undefined ? '' : ' disabled';
      return `<link rel="stylesheet" href="${href}" integrity="${integrity}" data-rspack="${mark}"${isThere}>`;
    })
    .join('');

// A script with an integrity hash uses only preloads with the same hash and mode.
const preloadsOf = ({ scripts }: ClientFiles): string =>
  scripts
    .map(
      ({ href, integrity }) => `<link rel="preload" href="${href}" as="script" integrity="${integrity}" crossorigin>`,
    )
    .join('');

/** Returns JSON for a script element. No part of it can end the element or start a comment. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

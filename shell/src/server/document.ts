import { LEFT_TO_CLIENT } from '../areas/left-to-client.ts';
import { VIEW_ID, type View } from '../view.ts';

/** The addresses of the client's files that a page needs beyond the shell's own. */
export type ClientFiles = {
  scripts: readonly { href: string; integrity: string }[];
  /** Those with their content stand in the page itself. */
  styles: readonly { href: string; mark: string; integrity: string; css?: string }[];
};

type Page = {
  /** The shell's own HTML, as its build made it. */
  template: string;
  /** What React rendered: what belongs into the head, then the body. */
  rendered: string;
  files: ClientFiles;
  view: View;
};

/** What React puts before the body when there is no head to put it into. */
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;
/** Where the page's style sheets and pictures are named: text is there in another face until its own has come. */
const BEFORE_FONTS = /(?=<link rel="preload"[^>]* as="font"|<\/head>)/;
/** The application's files: named by the template, and fetched when `hydration/fetch-application.ts` puts them into the head. */
const APPLICATION = /\s*(<link rel="preload" [^>]*as="script"[^>]*>|<script defer .*?<\/script>)/g;
/** Above a page of which the browser makes the inner part: without scripts it would turn its ring for ever. */
const NEEDS_SCRIPTS =
  '<noscript class="needs-scripts">This page needs JavaScript. Browsing, searching and reading work without it.</noscript>';
const ROOT = /<div id="root">.*?<\/div><\/div>|<div id="root"><\/div>/s;

/** The whole document: the shell's page with what was rendered in its place. */
export function documentOf({ template, rendered, files, view }: Page): string {
  const [head = ''] = HEAD.exec(rendered) ?? [];
  const body = rendered.slice(head.length);
  const notice = body.includes(`data-dgst="${LEFT_TO_CLIENT}"`) ? NEEDS_SCRIPTS : '';
  const json = scriptJson(view);
  const application = [...template.matchAll(APPLICATION)].map(([, tag]) => tag).join('');
  const inline = files.styles.map(({ css }) => (css === undefined ? '' : `<style>${css}</style>`)).join('');
  const later = `<template id="later">${application}${preloadsOf(files)}</template>`;
  return without(template, head)
    .replace(BEFORE_FONTS, () => stylesOf(files) + head)
    .replace('</head>', () => `${inline}${later}</head>`)
    .replace(
      ROOT,
      () => `${notice}<div id="root">${body}</div><script type="application/json" id="${VIEW_ID}">${json}</script>`,
    );
}

/** The template without what the page says itself, needs later, or does not need. */
function without(template: string, head: string): string {
  let html = template
    .replaceAll(APPLICATION, '')
    .replace(/\s*<link rel="preload" href="\/remotes\.json"[^>]*>/, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, '');
  if (head.includes('<title')) html = html.replace(/\s*<title>[^<]*<\/title>/, '');
  if (head.includes('name="description"')) html = html.replace(/\s*<meta name="description"[^>]*>/, '');
  return html;
}

/** A link of what stands in the page fetches nothing: by it the area's own loader knows that the style sheet is there. */
const stylesOf = ({ styles }: ClientFiles): string =>
  styles
    .map(({ href, mark, integrity, css }) => {
      const isThere = css === undefined ? '' : ' disabled';
      return `<link rel="stylesheet" href="${href}" integrity="${integrity}" data-rspack="${mark}"${isThere}>`;
    })
    .join('');

// A script that is held to a hash takes no preload that is not, nor one of another mode.
const preloadsOf = ({ scripts }: ClientFiles): string =>
  scripts
    .map(
      ({ href, integrity }) => `<link rel="preload" href="${href}" as="script" integrity="${integrity}" crossorigin>`,
    )
    .join('');

/** JSON inside a script element: nothing in it can end the element or start a comment. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

import type { Response } from 'express';
import { escapeHtml } from './escape-html.ts';
import { type AlreadySent, alreadySent } from './route.ts';

/** HTML that is safe to send: made by `html`, which escapes every value. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

export type { Html };

type Value = Html | string | number | undefined | false | readonly Html[];

function escaped(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(String).join('') : escapeHtml(String(value));
}

/** Returns HTML with its values escaped. `undefined` and `false` are left out; lists of HTML are joined. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.reduce((text, part, at) => text + escaped(values[at - 1]) + part));

/** Returns a whole document. Its style sheet is a file of the shell. */
const documentOf = (title: string, main: Html): string =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} · Ethereal.</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/plain.css">
  </head>
  <body>
    <header><a href="/ethereal">Ethereal.</a></header>
    <main>
      <h1>${title}</h1>
      ${main}
    </main>
  </body>
</html>
`.text;

/** Sends a page for browsers without scripts. It is a person's own, so nothing stores it. */
export function sendPage(response: Response, page: { status?: number; title: string; main: Html }): AlreadySent {
  const { status = 200, title, main } = page;
  response.status(status).set('Cache-Control', 'no-store').type('html').send(documentOf(title, main));
  return alreadySent;
}

/** Sends a browser without scripts to another page after a form. */
export function goOn(response: Response, path: string): AlreadySent {
  response.status(303).set({ 'Cache-Control': 'no-store', location: path }).end();
  return alreadySent;
}

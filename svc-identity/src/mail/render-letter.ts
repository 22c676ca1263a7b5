import { escapeHtml } from '@ethereal/service-kit/escape-html';
import type { Good, Letter } from './letter.ts';

const SANS = "Inter,'Helvetica Neue',Helvetica,Arial,sans-serif";
const SERIF = "Fraunces,Georgia,'Times New Roman',serif";
/** Width of a picture in pixels, and the width in which it is requested. */
const PICTURE = { shown: 64, requested: 320 };

// Colors are inline for clients that drop style sheets; the sheet adds the dark scheme and narrow screens.
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .page { padding: 16px 8px !important; } .card { padding: 20px 16px !important; } }
@media (prefers-color-scheme: dark) {
  .page { background: #15191c !important; color: #f2f0ea !important; }
  .card { background: #1e2428 !important; border-color: #333b41 !important; }
  .muted { color: #a5afb6 !important; }
  .cell { border-color: #333b41 !important; }
  .mark { color: #4cc3a7 !important; }
}`;

const PAPER = '#FBFAF7';
const INK = '#15191C';
const MUTED = '#5b656d';
const LINE = '#E7E4DD';
const ACCENT = '#0B6B57';

/**
 * Returns a text that mail clients show unchanged and do not turn into a link: a word joiner, which is invisible,
 * breaks what looks like a web or email address. Item names and texts of people may be addresses; only the button is a
 * link.
 */
export const unlinked = (text: string): string => text.replace(/:(?=\/\/)|@|\.(?=\p{L})/gu, '$&\u2060');

const escapeLines = (text: string) => escapeHtml(unlinked(text)).replace(/\r?\n/g, '<br>');

const paragraph = (text: string) =>
  `<p dir="auto" style="margin:0 0 16px;font-size:16px;line-height:1.6;overflow-wrap:anywhere">${escapeLines(text)}</p>`;

const CELL = `padding:8px 0;border-top:1px solid ${LINE};vertical-align:top`;

const table = (rows: string, margin = 0) =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 ${margin}px;font-size:15px">${rows}</table>`;

/** Matches the characters of a word after which it may be broken. Input: at most a few hundred characters. */
const LONG_WORD = /\S{24}/g;
/** Returns a text whose words stay whole, except for those that would not fit into a narrow window. */
const escapeWords = (text: string) => escapeLines(text.replace(LONG_WORD, '$&\u200B'));

/** Returns a fact as a table of its own, so that the width of its parts does not depend on other facts. */
const fact = ({ label, value }: { label: string; value: string }) =>
  table(
    `<tr><td class="cell" dir="auto" style="${CELL};padding-right:16px">${escapeWords(label)}</td>` +
      `<td class="cell" dir="auto" style="${CELL};text-align:right">${escapeWords(value)}</td></tr>`,
  );

/** Matches a month before its day, as in `Dec 4`. Input: at most a few hundred characters. */
const MONTH = /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) /g;
/** Returns the parts of a detail as lines, with each date on one line. */
const detailLines = (detail: string) => escapeLines(detail.replaceAll(' · ', '\n').replace(MONTH, '$1\u00A0'));

/** Number of characters of a value that fits beside the goods in a narrow window: a price, or one word. */
const SHORT_VALUE = 12;

/** Whether a good has a picture of the shop; pictures of other sites are not shown. */
const isPictured = ({ picture }: Good): boolean => picture?.startsWith('/images/') === true;

/** Returns goods as rows of a table, which has a column of pictures if one of the goods has a picture. */
function goodRows(goods: readonly Good[], siteUrl: string): string {
  const hasPictures = goods.some(isPictured);
  return goods.map((good) => (hasPictures ? pictureCell(good, siteUrl) : '<tr>') + goodCells(good)).join('');
}

function pictureCell(good: Good, siteUrl: string): string {
  const { shown, requested } = PICTURE;
  const source = isPictured(good) ? `${siteUrl}${good.picture}?w=${requested}` : undefined;
  const image = source
    ? `<img src="${escapeHtml(source)}" width="${shown}" height="${shown}" alt="" style="display:block;border-radius:8px;object-fit:cover">`
    : '';
  return `<tr><td class="cell" width="${shown}" style="${CELL};padding-right:16px">${image}</td>`;
}

function goodCells({ name, detail, value }: Good): string {
  const words = detail
    ? `<br><span class="muted" style="color:${MUTED};font-size:14px;line-height:1.5">${detailLines(detail)}</span>`
    : '';
  const isBeside = value.length <= SHORT_VALUE;
  const below = isBeside ? '' : `<br><b style="font-weight:600">${escapeLines(value)}</b>`;
  const beside = isBeside
    ? `<td class="cell" style="${CELL};padding-left:16px;text-align:right;white-space:nowrap">${escapeLines(value)}</td>`
    : '';
  return (
    `<td class="cell" dir="auto"${isBeside ? '' : ' colspan="2"'} style="${CELL};overflow-wrap:anywhere">${escapeLines(name)}${below}${words}</td>` +
    `${beside}</tr>`
  );
}

const button = (label: string, url: string) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${ACCENT};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>` +
  `<p class="muted" style="margin:0 0 16px;font-size:13px;color:${MUTED};overflow-wrap:anywhere">Or open this address: ${escapeHtml(url)}</p>`;

const link = ({ label, path }: { label: string; path: string }, siteUrl: string) =>
  `<p style="margin:0 0 16px;font-size:15px"><a class="mark" href="${escapeHtml(siteUrl + path)}" style="color:${ACCENT}">${escapeHtml(label)}</a></p>`;

/** Returns the letter as HTML in the shop's design. All texts are escaped. */
export function letterHtml(letter: Letter, actionUrl: string | undefined, siteUrl = ''): string {
  const { subject, heading, paragraphs, goods = [], rows = [], action, links = [], footnote } = letter;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>`,
    `<body class="page" style="margin:0;padding:32px 16px;background:${PAPER};color:${INK};font-family:${SANS}">`,
    `<div style="max-width:560px;margin:0 auto">`,
    `<p style="margin:0 0 32px;font:600 28px ${SERIF}">Ethereal<span class="mark" style="color:${ACCENT}">.</span></p>`,
    `<div class="card" style="padding:32px;border:1px solid ${LINE};border-radius:16px;background:#ffffff">`,
    `<h1 dir="auto" style="margin:0 0 16px;font:600 24px/1.3 ${SERIF}">${escapeLines(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    goods.length > 0 ? table(goodRows(goods, siteUrl), 24) : '',
    ...rows.map(fact),
    action && actionUrl ? button(action.label, actionUrl) : '',
    ...links.map((entry) => link(entry, siteUrl)),
    footnote
      ? `<p class="muted" style="margin:0;font-size:13px;line-height:1.5;color:${MUTED}">${escapeHtml(footnote)}</p>`
      : '',
    '</div></div></body></html>',
  ].join('\n');
}

/** Returns a good as text: name and value, and below them the parts of its detail, one a line. */
const goodText = ({ name, detail = '', value }: Good): string =>
  [`${name}: ${value}`, ...detail.split(' · ').filter(Boolean)].join('\n  ');

/** Returns the same letter as plain text. */
export function letterText(letter: Letter, actionUrl: string | undefined, siteUrl = ''): string {
  const { heading, paragraphs, goods = [], rows = [], action, links = [], footnote } = letter;
  const parts = [
    heading,
    ...paragraphs,
    goods.map(goodText).join('\n'),
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  ].map(unlinked);
  const ways = [
    action && actionUrl ? `${action.label}:\n${actionUrl}` : '',
    ...links.map(({ label, path }) => `${label}:\n${siteUrl}${path}`),
  ];
  return [...parts, ...ways, footnote ?? '', 'Ethereal.'].filter((part) => part !== '').join('\n\n');
}

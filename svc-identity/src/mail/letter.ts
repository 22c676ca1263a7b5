import type { Letter } from './mail.ts';

const COLOUR = { paper: '#FBFAF7', ink: '#15191C', muted: '#667078', line: '#E7E4DD', accent: '#0B6B57' };
const SANS = "Inter,'Helvetica Neue',Helvetica,Arial,sans-serif";
const SERIF = "Fraunces,Georgia,'Times New Roman',serif";

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
const escapeLines = (text: string) => escaped(text).replace(/\r?\n/g, '<br>');

const paragraph = (text: string) =>
  `<p dir="auto" style="margin:0 0 16px;font-size:16px;line-height:1.6;overflow-wrap:anywhere">${escapeLines(text)}</p>`;

const row = ({ label, value }: { label: string; value: string }) =>
  `<tr><td dir="auto" style="padding:8px 16px 8px 0;border-top:1px solid ${COLOUR.line};overflow-wrap:anywhere">${escaped(label)}</td>` +
  `<td style="padding:8px 0;border-top:1px solid ${COLOUR.line};text-align:right;white-space:nowrap">${escaped(value)}</td></tr>`;

const table = (rows: { label: string; value: string }[]) =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 24px;font-size:15px">${rows.map(row).join('')}</table>`;

const button = (label: string, url: string) =>
  `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${COLOUR.accent};color:#ffffff;font-weight:600;text-decoration:none">${escaped(label)}</a></p>` +
  `<p style="margin:0 0 16px;font-size:13px;color:${COLOUR.muted};overflow-wrap:anywhere">Or open this address: ${escaped(url)}</p>`;

/** The letter in the shop's look. Whatever people wrote is escaped. */
export function letterHtml(letter: Letter, actionUrl: string | undefined): string {
  const { subject, heading, paragraphs, rows, action, footnote } = letter;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;padding:32px 16px;background:${COLOUR.paper};color:${COLOUR.ink};font-family:${SANS}">`,
    `<div style="max-width:560px;margin:0 auto">`,
    `<p style="margin:0 0 32px;font:600 28px ${SERIF}">Ethereal<span style="color:${COLOUR.accent}">.</span></p>`,
    `<div style="padding:32px;border:1px solid ${COLOUR.line};border-radius:16px;background:#ffffff">`,
    `<h1 dir="auto" style="margin:0 0 16px;font:600 24px/1.3 ${SERIF}">${escaped(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    rows ? table(rows) : '',
    action && actionUrl ? button(action.label, actionUrl) : '',
    footnote ? `<p style="margin:0;font-size:13px;line-height:1.5;color:${COLOUR.muted}">${escaped(footnote)}</p>` : '',
    '</div></div></body></html>',
  ].join('\n');
}

/** The same letter as plain text. */
export function letterText(letter: Letter, actionUrl: string | undefined): string {
  const { heading, paragraphs, rows = [], action, footnote } = letter;
  const parts = [
    heading,
    ...paragraphs,
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action && actionUrl ? `${action.label}:\n${actionUrl}` : '',
    footnote ?? '',
    'Ethereal.',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

import { integrityOf } from '@ethereal/areas/signing/integrity';
import { expect, test } from 'vitest';
import { inlineFiles } from './inline.ts';

const FILES: Record<string, string> = {
  'assets/head.js': 'early();',
  'assets/page.css': '@font-face{src:url(/assets/inter.woff2)}',
  'assets/beside.css': '.tile{background:url(../assets/men.webp)}',
  'assets/ends.css': '.a{content:"</style>"}',
};
const read = (file: string) => FILES[file] ?? '';
const hashOf = (file: string) => integrityOf(Buffer.from(read(file)));
const script = (file: string) => `<script src="/${file}" integrity="${hashOf(file)}"></script>`;
const style = (file: string, more = '') => `<link rel="stylesheet" href="/${file}" integrity="${hashOf(file)}"${more}>`;

test('inlines the head’s script and style sheets under the hashes of their files', () => {
  const fonts = '<link rel="preload" href="/assets/inter.woff2" as="font">';
  const page = `<head>${script('assets/head.js')}${style('assets/page.css')}${fonts}</head>`;
  expect(inlineFiles(page, read)).toEqual({
    html: `<head><script>early();</script>${style('assets/page.css', ' disabled')}${fonts}<style>${FILES['assets/page.css']}</style></head>`,
    inline: { scripts: [hashOf('assets/head.js')], styles: [hashOf('assets/page.css')] },
  });
});

test.each(['assets/beside.css', 'assets/ends.css'])(
  'keeps %s as a file, because its meaning would change in the page',
  (file) => {
    const page = `<head>${style(file)}</head>`;
    expect(inlineFiles(page, read)).toEqual({ html: page, inline: { scripts: [], styles: [] } });
  },
);

test('keeps a deferred script as a file', () => {
  const page = `<head><script defer src="/assets/head.js" integrity="${hashOf('assets/head.js')}"></script></head>`;
  expect(inlineFiles(page, read).html).toBe(page);
});

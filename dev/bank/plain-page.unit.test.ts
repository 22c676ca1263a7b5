import { expect, it } from 'vitest';
import { plainPage } from './plain-page.ts';

it('names an empty icon, so that a browser requests none from the server', () => {
  expect(plainPage({ title: 'Inbox', body: '' })).toContain('<link rel="icon" href="data:,">');
});

it('escapes the title', () => {
  expect(plainPage({ title: '<Sale> & more', body: '' })).toContain('<title>&#60;Sale&#62; &#38; more</title>');
});

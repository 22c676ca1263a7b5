import { describe, expect, it } from 'vitest';
import { html } from './plain-html.ts';

describe('html', () => {
  it('escapes every value in text and attributes', () => {
    const hostile = `"><script>alert('&')</script>`;
    const { text } = html`<a title="${hostile}">${hostile}</a>`;
    const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;';
    expect(text).toBe(`<a title="${escaped}">${escaped}</a>`);
  });

  it('joins lists of HTML and leaves out undefined and false', () => {
    const items = ['<', 'b'].map((entry) => html`<li>${entry}</li>`);
    expect(html`<ul>${items}</ul>${undefined}${false}${0}`.text).toBe('<ul><li>&lt;</li><li>b</li></ul>0');
  });
});

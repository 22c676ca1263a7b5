import { describe, expect, it } from 'vitest';
import { removedLines, removedTextsIn } from './removed-texts.ts';

const DIFF = `--- a/mf-storefront/src/contact/ContactForm.tsx
+++ b/mf-storefront/src/contact/ContactForm.tsx
-        Send Message
+        Send
-      <p className="note">We answer within a day.</p>
`;
const change = { removed: removedLines(DIFF), now: 'Send\nContact Us' };
const found = (test: string, now = change.now) =>
  removedTextsIn('e2e/a.e2e.test.ts', test, { ...change, now }).map(({ line, text }) => `${line}: ${text}`);

describe('removedTextsIn', () => {
  it('returns the labels that a browser test names and no page has any more, with their lines', () => {
    expect(found("open();\nclick({ name: 'Send Message' });")).toEqual(['2: Send Message']);
    expect(found('see(/answer within a day/);')).toEqual(['1: answer within a day']);
  });

  it('leaves out texts that another source still has', () => {
    expect(found("click({ name: 'Send Message' });", 'Send Message')).toEqual([]);
  });

  it('leaves out names of fields and classes', () => {
    expect(found("const kind = 'note'; const path = '/p className';")).toEqual([]);
  });
});

describe('removedLines', () => {
  it('returns the removed lines without the names of files', () => {
    expect(removedLines(DIFF)).toBe('        Send Message\n      <p className="note">We answer within a day.</p>');
  });
});

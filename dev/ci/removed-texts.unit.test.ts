import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { namedAndRemoved, removedLines, removedTextsIn } from './removed-texts.ts';

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

describe('namedAndRemoved', () => {
  function repository(files: Record<string, string>): string {
    const root = mkdtempSync(join(tmpdir(), 'removed-texts-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return root;
  }
  const diff = '-  <ul aria-label="Password rules">\n-  <p>Sign in here</p>';
  const packages = { diff, sources: ['mf-*', 'packages'] };

  it('returns a text that a package no longer has, unless an area still has it', () => {
    const root = repository({
      'e2e/account.e2e.test.ts': "list({ name: 'Password rules' });\nsee('Sign in here');",
      'packages/shop-ui/src/Checklist.tsx': '<ul aria-label="Rules">',
      'mf-account/src/Login.tsx': '<p>Sign in here</p>',
    });
    const place = { file: 'e2e/account.e2e.test.ts', line: 1 };
    expect(namedAndRemoved(root, { packages })).toEqual([{ ...place, text: 'Password rules', of: 'packages' }]);
  });
});

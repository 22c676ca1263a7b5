import { describe, expect, it } from 'vitest';
import { responseHeaders } from './response-headers.ts';

const visit = { req: { method: 'GET', headers: {} }, requestId: 'r' };
const policyOf = (type: string) =>
  responseHeaders({ 'content-type': type, 'content-security-policy': "script-src 'self'" }, visit)[
    'content-security-policy'
  ];

describe('the content security policy of a service’s answer', () => {
  it('allows a page its forms, style sheet and pictures, and never a script', () => {
    expect(policyOf('text/html; charset=utf-8')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  it('allows an answer of data to load nothing', () => {
    expect(policyOf('application/json')).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

it('allows pages to load from their own origin only', () => {
  const policy = contentSecurityPolicy({});
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(policy).toContain("img-src 'self' data: blob:;");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policy).not.toMatch(/unsafe|https?:/);
});

it('allows inline scripts and style sheets by their hash', () => {
  const policy = contentSecurityPolicy({}, { scripts: ['sha256-a'], styles: ['sha256-b', 'sha256-c'] });
  expect(policy).toContain("script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b' 'sha256-c';");
});

it('allows only the origins that outside services need', () => {
  const policy = contentSecurityPolicy({
    imageUpload: 'https://api.images.example/v1/upload',
    images: ['https://cdn.images.example'],
    contactForm: 'https://forms.example/f/1',
  });
  expect(policy).toContain("connect-src 'self' https://api.images.example;");
  expect(policy).toContain("img-src 'self' data: blob: https://api.images.example https://cdn.images.example;");
  expect(policy).toContain("form-action 'self' https://api.images.example https://forms.example;");
  expect(policy).toContain("script-src 'self';");
});

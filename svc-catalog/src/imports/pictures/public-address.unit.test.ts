import { describe, expect, test } from 'vitest';
import { isPublicIp, publicAddressFault } from './public-address.ts';

describe('isPublicIp', () => {
  test.each(['8.8.8.8', '151.101.1.69', '2606:4700::1111'])('returns true for %s', (address) => {
    expect(isPublicIp(address)).toBe(true);
  });

  test.each([
    '127.0.0.1',
    '127.9.9.9',
    '10.0.0.1',
    '172.16.5.4',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::127.0.0.1',
    '::7f00:1',
    '::808:808',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'ff02::1',
    'localhost',
    '',
  ])('returns false for %s', (address) => {
    expect(isPublicIp(address)).toBe(false);
  });
});

describe('publicAddressFault', () => {
  const faultOf = (url: string, hosts: string[] = []) => publicAddressFault(new URL(url), hosts);

  test.each(['https://example.com/a.jpg', 'http://example.com:8080/a', 'https://8.8.8.8/a'])('accepts %s', (url) => {
    expect(faultOf(url)).toBeUndefined();
  });

  test.each([
    'ftp://example.com/a',
    'file:///etc/passwd',
    'gopher://x/',
    'https://me:secret@example.com/',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://[::1]/',
    'http://0/',
    'http://localhost/',
    'http://localhost./',
    'http://127.0.0.1./',
    'http://a.localhost:1/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest/',
  ])('rejects %s', (url) => {
    expect(faultOf(url)).toMatch(/\.$/);
  });

  test('allows a private address only for hosts that the operator lists', () => {
    expect(faultOf('http://127.0.0.1:9/a', ['127.0.0.1:9'])).toBeUndefined();
    expect(faultOf('http://127.0.0.1:8/a', ['127.0.0.1:9'])).toBeDefined();
    expect(faultOf('http://127.0.0.1:8/a', ['127.0.0.1'])).toBeUndefined();
    expect(faultOf('ftp://127.0.0.1/a', ['127.0.0.1'])).toBeDefined();
  });
});

import { describe, expect, it } from 'vitest';
import { parsePort, parseStartArgs } from './args.ts';

describe('arguments of npm start', () => {
  it('returns the defaults without arguments', () => {
    expect(parseStartArgs([])).toEqual({ fresh: false, help: false, scale: {} });
  });

  it('accepts several instances of a service by its short or full name', () => {
    expect(parseStartArgs(['--fresh', '--scale', 'analytics=3', '--scale', 'svc-orders=2'])).toEqual({
      fresh: true,
      help: false,
      scale: { 'svc-analytics': 3, 'svc-orders': 2 },
    });
    expect(parseStartArgs(['--scale=analytics=3,chat=2']).scale).toEqual({
      'svc-analytics': 3,
      'svc-chat': 2,
    });
  });

  it.each(['gateway=2', 'analytics', 'analytics=0', 'analytics=-1', 'analytics=x', '=3'])(
    'rejects --scale %s and shows an example',
    (scale) => {
      expect(() => parseStartArgs([`--scale=${scale}`])).toThrow('--scale analytics=3');
    },
  );

  it('rejects unknown arguments', () => {
    expect(() => parseStartArgs(['--frehs'])).toThrow('--frehs');
  });
});

describe('port of the site', () => {
  it('defaults to 3000 without PORT', () => {
    expect(parsePort(undefined)).toBe(3000);
    expect(parsePort('')).toBe(3000);
    expect(parsePort('4000')).toBe(4000);
  });

  it.each(['0', '65536', 'abc', '80.5', '-1'])('rejects %s', (text) => {
    expect(() => parsePort(text)).toThrow('PORT');
  });
});

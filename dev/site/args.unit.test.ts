import { describe, expect, it } from 'vitest';
import { parsePort, parseStartArgs } from './args.ts';

describe('what follows npm start --', () => {
  it('begins with what is there when nothing is said', () => {
    expect(parseStartArgs([])).toEqual({ fresh: false, help: false, scale: {} });
  });

  it('takes several instances of a service, by its short or whole name', () => {
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
    'refuses --scale %s and says how it is meant',
    (scale) => {
      expect(() => parseStartArgs([`--scale=${scale}`])).toThrow('--scale analytics=3');
    },
  );

  it('refuses what it does not know', () => {
    expect(() => parseStartArgs(['--frehs'])).toThrow('--frehs');
  });
});

describe('the port of the site', () => {
  it('is 3000 unless PORT says another', () => {
    expect(parsePort(undefined)).toBe(3000);
    expect(parsePort('')).toBe(3000);
    expect(parsePort('4000')).toBe(4000);
  });

  it.each(['0', '65536', 'abc', '80.5', '-1'])('cannot be %s', (text) => {
    expect(() => parsePort(text)).toThrow('PORT');
  });
});

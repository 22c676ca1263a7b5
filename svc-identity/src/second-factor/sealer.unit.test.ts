import { expect, it } from 'vitest';
import { createSealer } from './sealer.ts';

const [oldKey, newKey] = ['1'.repeat(32), '2'.repeat(32)] as const;

it('opens a text for its owner only', () => {
  const { seal, open } = createSealer([oldKey]);
  const sealed = seal('SECRET', 'ann');
  expect(sealed).not.toContain('SECRET');
  expect(open(sealed, 'ann')).toBe('SECRET');
  expect(() => open(sealed, 'bob')).toThrow();
  const altered = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'B' : 'A');
  expect(() => open(altered, 'ann')).toThrow();
});

it('opens with an earlier key that is still configured', () => {
  const sealed = createSealer([oldKey]).seal('SECRET', 'ann');
  expect(createSealer([newKey, oldKey]).open(sealed, 'ann')).toBe('SECRET');
  expect(() => createSealer([newKey]).open(sealed, 'ann')).toThrow('SECOND_FACTOR_KEYS lacks the key');
});

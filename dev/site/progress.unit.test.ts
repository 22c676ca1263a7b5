import { describe, expect, it } from 'vitest';
import { createProgress } from './progress.ts';

describe('step', () => {
  const printed = async (work: () => Promise<boolean>) => {
    const lines: string[] = [];
    await createProgress((line) => lines.push(line))
      .step('Types', work, (isGood) => isGood)
      .catch(() => undefined);
    return lines.map((line) => line.replace(/\d+\.\d s/, '0.0 s'));
  };

  it('marks a step that succeeded', async () => {
    expect(await printed(async () => true)).toEqual(['▸ Types …', '✓ Types  0.0 s']);
  });

  it.each([
    ['has a bad result', async () => false],
    ['throws', () => Promise.reject(new Error('broken'))],
  ])('marks a step as failed that %s', async (_, work) => {
    expect(await printed(work)).toEqual(['▸ Types …', '✗ Types  0.0 s']);
  });
});

import { describe, expect, it } from 'vitest';
import { openHelp, pointsFor } from './help.ts';

const TEXT = 'First, this.\n\n**Wool and silk**: by hand. **Cotton**: at 40 °C. **Down**: gently.\n\nAsk its seller.';

describe('pointsFor', () => {
  it('keeps the points that a question names', () => {
    expect(pointsFor(TEXT, 'how do i wash a woolen or a wool sweater')).toBe(
      'First, this.\n\n**Wool and silk**: by hand.\n\nAsk its seller.',
    );
    expect(pointsFor(TEXT, 'cotton or down?')).toContain('**Cotton**: at 40 °C. **Down**: gently.');
  });

  it('keeps all points for a question that names none', () => {
    expect(pointsFor(TEXT, 'how do i wash it')).toBe(TEXT);
  });
});

it('reads the answer to further questions apart from the text of a section', async () => {
  const { then, text } = (await openHelp()).get('Returns and exchanges') ?? {};
  expect(then).toMatch(/every kind of item/);
  expect(text).not.toContain('Then:');
});

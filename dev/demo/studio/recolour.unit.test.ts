import { expect, test } from 'vitest';
import { createDraw } from './drawings.ts';
import { ownDrawings } from './own-drawings.ts';
import { recolour } from './recolour.ts';

test('a tint gives cloth its colour and leaves its outline', async () => {
  const source = await createDraw(ownDrawings)({ icon: 'own-sweater' }, 120);
  const painted = recolour(source, { tint: '#aa2222' });
  let red = 0;
  let blue = 0;
  for (let i = 0; i < painted.data.length; i += 4) {
    expect(painted.data[i + 3]).toBe(source.data[i + 3]);
    if (painted.data[i + 3] === 255) {
      red += painted.data[i] ?? 0;
      blue += painted.data[i + 2] ?? 0;
    }
  }
  expect(red).toBeGreaterThan(blue * 2);
});

import type { Choice } from '@ethereal/contracts/variants';

type Options = { colors?: readonly string[] | undefined; size: readonly string[] };

/** Returns the choice of an item, color or size, that is still missing, or undefined when nothing is missing. */
export function missingChoice(
  { colors = [], size }: Options,
  choice: Choice,
): 'color' | 'size' | 'color and size' | undefined {
  const needsColor = colors.length > 0 && !choice.color;
  const needsSize = size.length > 0 && !choice.size;
  if (needsColor && needsSize) return 'color and size';
  if (needsColor) return 'color';
  return needsSize ? 'size' : undefined;
}

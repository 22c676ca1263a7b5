import { type Choice, type SizedItem, sizesOf } from '@ethereal/contracts/variants';

type Options = SizedItem & { colors?: readonly string[] | undefined };

/** Returns the choice of an item, color or size, that is still missing, or undefined when nothing is missing. */
export function missingChoice(
  { colors = [], ...sized }: Options,
  choice: Choice,
): 'color' | 'size' | 'color and size' | undefined {
  const needsColor = colors.length > 0 && !choice.color;
  const needsSize = sizesOf(sized).length > 0 && !choice.size;
  if (needsColor && needsSize) return 'color and size';
  if (needsColor) return 'color';
  return needsSize ? 'size' : undefined;
}

const SHADES = /^(light|dark|deep|sky|royal|hot|sea|forest|midnight|steel)$/;

/**
 * Returns the CSS color of a color's name: 'Dark Blue' is `darkblue`, 'Dusty Rose' is a rose. Colors of clothes that
 * have no name in CSS are in the style sheet of `ColorDot`. A name without a known color gives a value that browsers
 * ignore.
 */
export function colorValue(name: string): string {
  const words = name
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const last = words.at(-1) ?? '';
  return words.length === 2 && SHADES.test(words[0] ?? '') ? words.join('') : last;
}

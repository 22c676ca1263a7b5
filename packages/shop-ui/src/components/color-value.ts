/** Colors of clothes that have no name in CSS. */
const VALUES: Readonly<Record<string, string>> = {
  charcoal: '#36454f',
  denim: '#3b5a80',
  sage: '#9caf88',
  mint: '#b5e8d0',
  emerald: '#046c4e',
  burgundy: '#6d071a',
  wine: '#6d1a2d',
  rust: '#a4471d',
  rose: '#e0a3a8',
  blush: '#f2c9c4',
  mauve: '#b784a7',
  mustard: '#d9a521',
  camel: '#b88a5b',
  taupe: '#8b7d71',
  cream: '#fbf3dc',
  nude: '#e3bc9a',
  sand: '#d8c3a0',
  stone: '#b7b0a3',
};
const SHADES = /^(light|dark|deep|sky|royal|hot|sea|forest|midnight|steel)$/;

/**
 * Returns the CSS color of a color's name: 'Dark Blue' is `darkblue`, 'Dusty Rose' is a rose. A name without a known
 * color gives a value that browsers ignore.
 */
export function colorValue(name: string): string {
  const words = name
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const last = words.at(-1) ?? '';
  return VALUES[last] ?? (words.length === 2 && SHADES.test(words[0] ?? '') ? words.join('') : last);
}

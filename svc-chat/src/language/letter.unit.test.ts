import { expect, test } from 'vitest';
import { withoutLetterForm } from './letter.ts';

test.each([
  ['Dear shop, I want a cardigan. With kind regards, Margarete Olsen', 'I want a cardigan.'],
  ['A thick jumper, the poor thing. Warmly, Grandma Olsen', 'A thick jumper, the poor thing.'],
  ['dear sir i need a coat, size m', 'i need a coat, size m'],
  [
    'Sehr geehrte Damen und Herren, ich suche einen Mantel. Mit freundlichen Grüßen\nHans Meier',
    'ich suche einen Mantel.',
  ],
  ['Estimados señores: busco un abrigo. Saludos, Ana', 'busco un abrigo.'],
  ['I had a little cry for joy. Your Margarete', 'I had a little cry for joy.'],
  ['do you have lamps? - Tom', 'do you have lamps?'],
])('takes salutation and closing off: %s', (letter, body) => {
  expect(withoutLetterForm(letter)).toBe(body);
});

test.each([
  'Dear husband needs a coat, size L',
  'my dear wife, who is 60, wants a hat',
  'Dear me, that is expensive',
  'Thank you, Margarete',
  'What is best, Merino or Mohair?',
  'Liebe auf den ersten Blick, dieses Kleid',
  'Kind regards',
])('leaves what is no letter: %s', (message) => {
  expect(withoutLetterForm(message)).toBe(message);
});

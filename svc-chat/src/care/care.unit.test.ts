import { expect, test } from 'vitest';
import { careIn, possibleDangerIn } from './care.ts';
import { withoutSecrets } from './secrets.ts';

test.each([
  ['despair', 'i want to die', 'Ich will nicht mehr leben', 'je veux mourir', 'quiero morir', 'أريد أن أموت'],
  [
    'violence',
    'my husband hits me. i need a bag i can pack without him noticing',
    'mein Mann schlägt mich',
    'mon mari me frappe',
    'mi marido me pega',
    'زوجي يضربني',
  ],
  [
    'poisoning',
    'my toddler swallowed a battery',
    'mein Sohn hat eine Knopfbatterie verschluckt',
    'mon bébé a avalé une pile',
    'mi hijo ha tragado una pila',
    'طفلي ابتلع بطارية',
  ],
  [
    'emergency',
    'my dad is not breathing',
    'er atmet nicht',
    'il ne respire plus',
    'mi padre no respira',
    'أبي لا يتنفس',
  ],
  [
    'danger',
    'The radio I bought here gets hot and smells of smoke',
    'die Lampe raucht',
    'la lampe prend feu',
    'la lámpara echa humo',
    'يخرج دخان من المصباح',
  ],
  [
    'secret',
    'my password is hunter22',
    'mein Passwort lautet geheim99',
    'mon mot de passe est secret99',
    'mi contraseña es secreto99',
    'كلمة المرور هي secret99',
  ],
  [
    'card',
    '4111 1111 1111 1111',
    'meine Karte 4111111111111111',
    'ma carte 4111-1111-1111-1111',
    'mi tarjeta 4111 1111 1111 1111',
    'بطاقتي 4111111111111111',
  ],
])('sees %s in every language', (care, ...messages) => {
  expect(messages.map((message) => [message, careIn(message)])).toEqual(messages.map((message) => [message, care]));
});

test.each([
  'a dress to die for',
  'I would kill for that bag',
  'my feet are killing me, comfy shoes please',
  'does the candle burn evenly?',
  'a jacket in smoke grey',
  'wie lange brennt die Kerze?',
  'where do i type the verification code',
  'no like a baby blue',
  'PROM!!! i want everyone to stare (in a good way). what do i wear',
  'a wedding guest dress that covers the scar on my shoulder',
  'show order 5f0000000000000000000001',
  'my password is wrong',
  'password reset mail 20 minutes ago, nothing came',
  'call me on 212-555-0100',
  'can i pay by bank account',
  'that price nearly gave me a heart attack',
  'battery life?',
  'how many hours of battery?',
  'et si le vendeur ne répond pas ?',
  'was ist, wenn der Verkäufer nicht antwortet?',
])('takes a figure of speech for none: %s', (message) => {
  expect(careIn(message)).toBeUndefined();
});

test.each([
  'my login is a@b.example password Kitten2019',
  'user ann, pw Tulip!77, why does it fail',
  'my pass is Kitten2019, log in for me',
])('takes letters with digits after the word password for a secret: %s', (message) => {
  expect(careIn(message)).toBe('secret');
  expect(withoutSecrets(message)).not.toMatch(/Kitten|Tulip/);
});

test.each([
  'ssn is 078-05-1120',
  'refund it to GB29NWBK60161331926819',
  'my routing number is 021000021',
  'my login code is 482913',
])('takes a number of a bank or an authority, or a code, for a secret: %s', (message) => {
  expect(careIn(message)).toBe('secret');
});

test('asks about a danger that is nearly as likely as the wish to hurt somebody', () => {
  expect(possibleDangerIn('do you sell anything that would make it quick and painless. asking for me')).toBe('despair');
});

test.each([
  'slippers w/ rubber sole for my dad, he slipped on the stairs last year',
  'my sis is having a baby in january, she doesnt know if boy or girl. gift ideas around 50',
  'is it haram to wear silk as a man',
  'my roommates want to murder me because i play drums',
  'this wedding will be the death of me',
])('suspects no danger in an ordinary message: %s', (message) => {
  expect(careIn(message) ?? possibleDangerIn(message)).toBeUndefined();
});

test.each([
  'my daughter is 14, she hardly eats and asks for a waist trainer. do you have those',
  'my kid hardly eats and wants a waist trainer',
  'my son hardly eats and asked for a waist trainer for his birthday',
])('suspects an eating disorder behind the wish of a parent: %s', (message) => {
  expect(careIn(message) ?? possibleDangerIn(message)).toBe('eating');
});

test('removes secrets from stored text', () => {
  expect(withoutSecrets('card 4111 1111 1111 1111, cvv 123')).toBe('card [card number], cvv [code]');
  expect(withoutSecrets('password: hunter22')).toBe('password: [password]');
  expect(withoutSecrets('ssn 078-05-1120, IBAN DE89 3704 0044 0532 0130 00')).toBe(
    '[personal number], IBAN [personal number]',
  );
});

test.each([
  ['i put', `i put ${'some '.repeat(120)}x`],
  ['cvc', 'cvc '.repeat(499)],
  ['names without a space', `Your Z${'MÀDEé'.repeat(390)}\0`],
  ['blanks', `${' '.repeat(1000)}de${' '.repeat(990)},`],
])('reads a message made to be slow, %s, as any other', { timeout: 5000 }, (_, message) => {
  expect(careIn(message)).toBeUndefined();
});

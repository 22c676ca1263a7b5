import { beforeAll, expect, test } from 'vitest';
import { type Converse, openShop } from '../testing/evaluation/ask.ts';

let converse: Converse;
beforeAll(async () => {
  converse = await openShop();
});

test.each([
  ['nut allergy here, is the oat soap safe for me?', undefined, 'isn’t free of nut'],
  ["I'm allergic to latex, are the canvas sneakers ok?", undefined, 'isn’t free of latex'],
  ['Is the rosewater wash free of sulphates?', undefined, 'without sulphates'],
  ['sesame allergy, can I use the body lotion?', undefined, 'doesn’t say whether it contains sesame'],
  ['how tall is the terracotta urn', undefined, '28 cm'],
  ['what colour is the polka dot dress', undefined, 'ivory dots on navy'],
  ['how much for six of them?', 'Crystal Red Wine Glass', '$135.00'],
  ['grandchild of 18 months, may she have this one', 'Painted Nesting Dolls', 'no: it is meant for ages 3 and up.'],
  ['our baby is 4 months old, is it safe?', 'Painted Nesting Dolls', 'no: it is meant for ages 3 and up.'],
  ['is it alright for a 2 year old?', 'Painted Nesting Dolls', 'and 2 is younger'],
  ['what is the battery life', 'Noise-Cancelling Wireless Headphones', 'thirty-five hours'],
])('answers “%s” (%s open) of that item', async (message, page, said) => {
  const [text] = await converse([message], { page });
  expect(text?.replaceAll("'", '’')).toContain(said);
});

test('shows children’s things only if a child is mentioned', async () => {
  const [grown] = await converse(['dresses under 80']);
  expect(grown).not.toContain('Kids');
  const [child] = await converse(['a gift for my brother, he is 8']);
  expect(child?.match(/categories\/(\w+)/g)).toSatisfy((all: string[]) => all.every((one) => one.endsWith('kids')));
});

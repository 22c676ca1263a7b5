import { expect, test } from 'vitest';
import { describe } from '../../shelf/good.ts';
import { createShelf } from '../../shelf/shelf.ts';
import { ITEMS } from '../../testing/evaluation/shop.ts';
import { prepare } from '../prepare.ts';
import { readIntent } from '../read-intent.ts';

const shelf = createShelf(ITEMS.map(describe));
const intentOf = (message: string) => readIntent(prepare(message, shelf.spelling), message, {}, shelf).kind;

test.each([
  'a printer for my office',
  'do you sell tents',
  'a guitar for my son',
  'i need a plumber',
  'yoga mat',
  'light bulbs',
  'phone case for my iphone',
  'do you rent out dresses',
  'nurse scrubs',
  'do you by any chance sell e-readers?',
  'do you sell large-print crossword books?',
  'do you have confetti cannons 🎉',
])('“%s” is not to be had', (message) => {
  expect(intentOf(message)).toBe('not-sold');
});

test.each([
  'a top for the office',
  'camera sensor?',
  'i need socks',
  'a bag for my laptop',
  'something for making tea',
  'are there any nuts in the overnight recovery cream',
  'teapot dishwasher?',
  'i want to support small businesses',
  'a nice mirror for the hallway',
  'office drinks',
])('“%s” is about the goods of the shop', (message) => {
  expect(intentOf(message)).not.toBe('not-sold');
});

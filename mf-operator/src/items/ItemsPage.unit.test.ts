import { expect, test } from 'vitest';
import { itemIdIn } from './ItemsPage.tsx';

const id = '6b017335c1e47146bbd2d852';

test.each([id, ` ${id.toUpperCase()} `, `https://shop.test/ethereal/categories/men/${id}`])(
  'finds the id in %s',
  (search) => expect(itemIdIn(search)).toBe(id),
);
test.each(['', 'red coat', `coat${id}`, `${id}0`])('finds no id in %j', (search) =>
  expect(itemIdIn(search)).toBeUndefined(),
);

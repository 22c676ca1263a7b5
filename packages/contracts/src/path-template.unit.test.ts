import { expect, test } from 'vitest';
import { colonPath, fillPath, pathPattern, pathTable, shapeOf } from './path-template.ts';

test('parameters are filled in, encoded; one without a value stays', () => {
  expect(fillPath('/api/{category}/{id}', { category: 'men', id: 'a/b' })).toBe('/api/men/a%2Fb');
  expect(fillPath('/api/{id}', {})).toBe('/api/{id}');
  expect(fillPath('/images/{picture*}', { picture: 7 })).toBe('/images/7');
});

test.each([
  ['/api/items/{id}', '/api/items/1', true],
  ['/api/items/{id}', '/api/items/1/2', false],
  ['/api/items/{id}', '/api/items/', false],
  ['/images/{id*}', '/images/a/b', true],
  ['/images/{id*}', '/images/', false],
  ['/.well-known/jwks.json', '/.well-known/jwks.json', true],
  ['/.well-known/jwks.json', '/xwell-known/jwksxjson', false],
])('%s and %s: %s', (template, path, matches) => {
  expect(pathPattern(template).test(path)).toBe(matches);
});

test('a template has one shape whatever its parameters are called, and can be written with colons', () => {
  expect(shapeOf('/a/{one}/{two*}')).toBe(shapeOf('/a/{eins}/{zwei*}'));
  expect(shapeOf('/a/{one}')).not.toBe(shapeOf('/a/{one*}'));
  expect(colonPath('/a/{one}/b')).toBe('/a/:one/b');
});

test('a path that is spelled out goes before one with parameters', () => {
  const find = pathTable([
    ['/api/items/{id}', 'one'],
    ['/api/items/random', 'random'],
  ]);
  expect(find('/api/items/random')).toBe('random');
  expect(find('/api/items/7')).toBe('one');
  expect(find('/api/orders')).toBeUndefined();
});

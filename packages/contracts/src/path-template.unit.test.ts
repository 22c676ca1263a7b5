import { expect, test } from 'vitest';
import { colonPath, fillPath, pathPattern, pathTable, shapeOf } from './path-template.ts';

test('encodes parameters and keeps those without a value', () => {
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
])('matches template %s with path %s: %s', (template, path, matches) => {
  expect(pathPattern(template).test(path)).toBe(matches);
});

test('gives templates that differ in parameter names one shape, and writes them with colons', () => {
  expect(shapeOf('/a/{one}/{two*}')).toBe(shapeOf('/a/{eins}/{zwei*}'));
  expect(shapeOf('/a/{one}')).not.toBe(shapeOf('/a/{one*}'));
  expect(colonPath('/a/{one}/b')).toBe('/a/:one/b');
});

test('prefers a template without parameters', () => {
  const find = pathTable([
    ['/api/items/{id}', 'one'],
    ['/api/items/random', 'random'],
  ]);
  expect(find('/api/items/random')).toBe('random');
  expect(find('/api/items/7')).toBe('one');
  expect(find('/api/orders')).toBeUndefined();
});

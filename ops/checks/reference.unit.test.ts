import { callsOf } from '@ethereal/contracts/calls';
import { openApiDocument } from '@ethereal/service-kit/openapi';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { beforeAll, expect, test } from 'vitest';
import { mergeDocuments, readDocument } from '../../svc-gateway/src/reference/merge.ts';
import { DESCRIBED } from '../images/areas.ts';

/** The API reference as the gateway merges it. */
const reference = mergeDocuments(
  DESCRIBED.flatMap(({ name }) => {
    const document = readDocument(JSON.parse(JSON.stringify(openApiDocument(name, callsOf(name)))));
    return document ? [{ service: name, document }] : [];
  }),
);
const ERROR = 0;
/** These two paths are unambiguous: an order's id is 24 hexadecimal digits, never 'webhook'. */
const UNAMBIGUOUS = /`\/api\/payments\/\{orderId\}\/session` and `\/api\/payments\/webhook\/\{provider\}`/;
let text: string;
beforeAll(() => {
  text = JSON.stringify(reference);
});

test("API reference has no error by Redocly's recommended rules", { timeout: 60_000 }, async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, absoluteRef: '/reference.json', config });
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  const ambiguous = problems.filter(({ ruleId }) => ruleId === 'no-ambiguous-paths');
  expect(ambiguous.map(({ message }) => message).filter((message) => !UNAMBIGUOUS.test(message))).toEqual([]);
});

test("API reference has no error by Spectral's rules, and a description for every call", {
  timeout: 60_000,
}, async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset(new spectral.Ruleset(rulesets.oas, { severity: 'recommended' }));
  const problems = await linter.run(JSON.parse(text));
  const errors = problems.filter(({ severity, code }) => severity === ERROR || code === 'operation-description');
  expect(errors.map(({ code, message, path }) => `${code} ${path.join('.')}: ${message}`)).toEqual([]);
});

test('every call lists its error answers, and the type of streams and files', () => {
  const { paths } = reference;
  for (const [path, operations] of Object.entries(paths))
    for (const operation of Object.values(operations))
      expect(operation, path).toMatchObject({ responses: { 400: {}, 429: {}, 503: {} } });
  const typeOf = (path: string) => paths[path]?.get;
  expect(typeOf('/chat_stream/{message}')).toHaveProperty(['responses', '200', 'content', 'text/event-stream']);
  expect(typeOf('/api/account/export')).toHaveProperty(['responses', '200', 'content', 'application/zip']);
  expect(typeOf('/api/items')).toHaveProperty(['responses', '304']);
});

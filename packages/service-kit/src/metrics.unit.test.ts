import { expect, test } from 'vitest';
import { observeAnswer, registry } from './metrics.ts';

test('counts the durations of answers up to each bound, by method, route and status', async () => {
  for (const seconds of [0.001, 0.002, 0.3, 7]) observeAnswer('GET', '/measured', 200, seconds);
  observeAnswer('GET', '/measured', 503, 1);
  const text = await registry.metrics();
  const linesOf = (status: number) =>
    text.split('\n').filter((line) => line.includes('/measured') && line.includes(`status="${status}"`));
  const values = (status: number) => linesOf(status).map((line) => Number(line.split(' ').at(-1)));
  expect(values(200)).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, expect.closeTo(7.303), 4]);
  expect(values(503)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
  expect(linesOf(200)[0]).toMatch(/^http_request_duration_seconds_bucket\{le="0.001",method="GET",route="\/measured"/);
  expect(linesOf(200)[12]).toContain('le="+Inf"');
  expect(text).toContain('# TYPE http_request_duration_seconds histogram');
});

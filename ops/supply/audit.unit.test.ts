import { expect, it } from 'vitest';
import { textOf } from '../checks/files.ts';
import { verdictOf } from './audit-verdict.ts';

const reportOf = (severity: string) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities: { lodash: { severity, range: '<4' } } });

it.each([
  ['high', true],
  ['critical', true],
  ['moderate', false],
])('returns a %s finding with isBad %s', (severity, isBad) => {
  expect(verdictOf(reportOf(severity))).toEqual({ words: `${severity}: lodash <4`, isBad });
});

it('reports that nothing is known', () => {
  expect(verdictOf('{"vulnerabilities":{}}')).toEqual({ words: 'Audited: nothing known.', isBad: false });
});

it.each(['', '{"error":{"code":"ENOTFOUND"}}', '{"message":"404 Not Found"}'])(
  'reports without failing that nothing was audited (%s)',
  (answer) => {
    const { words, isBad } = verdictOf(answer);
    expect(words).toMatch(/^NOT AUDITED: the registry is unavailable/);
    expect(isBad).toBe(false);
  },
);

it('CI audits, and updates pin images and actions by digest', () => {
  expect(textOf('.github/workflows/site.yml')).toContain('node ops/supply/audit.ts');
  const { extends: presets } = JSON.parse(textOf('renovate.json'));
  expect(presets).toEqual(expect.arrayContaining(['docker:pinDigests', 'helpers:pinGitHubActionDigests']));
});

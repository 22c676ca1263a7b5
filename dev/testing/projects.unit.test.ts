import { expect, it } from 'vitest';
import { projectsFor } from './projects.ts';

const EVERYDAY = ['--project=unit', '--project=unit-components', '--project=int', '--project=journey'];

it('runs unit, component and integration tests with one browser journey by default', () => {
  expect(projectsFor([])).toEqual(EVERYDAY);
  expect(projectsFor(['--reporter=json', '-t', 'checkout'])).toEqual(EVERYDAY);
});

it('runs every kind but the long ones for the files that are named', () => {
  expect(projectsFor(['svc-orders/'])).toEqual(['--project=!endurance', '--project=!kills']);
  expect(projectsFor(['e2e/buying', '-t', 'a cart'])).toEqual(['--project=!endurance', '--project=!kills']);
});

it.each(['e2e/endurance/outages', 'svc-orders/src/codes/codes.kill'])('runs %s when it is named', (file) => {
  expect(projectsFor([file])).toEqual([]);
});

it('adds nothing to named projects', () => {
  expect(projectsFor(['--project=site', 'e2e/'])).toEqual([]);
  expect(projectsFor(['svc-orders/', '--project', 'unit*'])).toEqual([]);
});

// @vitest-environment node
import { expectSamePages } from '@ethereal/web-kit/testing/same-pages.ts';
import { test } from 'vitest';
import { area } from '../area.ts';
import { routes } from './routes.tsx';

test('has one route for each page of area.ts, and no other', () => expectSamePages(area, routes));

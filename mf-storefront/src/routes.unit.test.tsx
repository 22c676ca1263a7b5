// @vitest-environment node
import { expectSamePages } from '@ethereal/web-kit/testing/same-pages.ts';
import { test } from 'vitest';
import { area } from '../area.ts';
import { routes } from './routes.tsx';

test('declares the same pages in area.ts and in the routes', () => expectSamePages(area, routes));

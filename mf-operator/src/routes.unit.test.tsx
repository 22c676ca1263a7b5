import { expectSamePages } from '@ethereal/web-kit/testing/same-pages.ts';
import { test } from 'vitest';
import { area } from '../area.ts';
import { routes } from './routes.tsx';

test('each page of area.ts has its route, and each route its page', () => expectSamePages(area, routes));

import { awaitStarted } from './background.ts';

// Setup file of browser tests: the site started while earlier tests ran.
await awaitStarted('SITE');

import { awaitStarted } from './background.ts';

// Setup file of integration tests: the backing services started while the unit tests ran.
await awaitStarted('BACKING');

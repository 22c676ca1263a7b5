import { describeEngine } from '../testing/engine-suite.ts';
import { Catalog } from './catalog.ts';
import { memoryEngine } from './engine.ts';

describeEngine('in memory', () => memoryEngine(new Catalog()));

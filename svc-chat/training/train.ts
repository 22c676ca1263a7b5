import { writeFileSync } from 'node:fs';
import { openHelp } from '../src/help/help.ts';
import { packWeights, WEIGHTS_FILE } from '../src/reading/weights.ts';
import { learnAll } from './learn.ts';
import { hashOfSources, readExamples } from './read-data.ts';

/**
 * `npm run train -w svc-chat` trains data/weights.bin.gz from data/training.jsonl. The result is the same in every run.
 */
writeFileSync(WEIGHTS_FILE, packWeights(hashOfSources(), learnAll(readExamples(), (await openHelp()).values())));

import { writeFileSync } from 'node:fs';
import { packWeights, WEIGHTS_FILE } from '../src/reading/weights.ts';
import { learnAll } from './learn.ts';
import { hashOfSources, readExamples } from './read-data.ts';

/** `npm run train -w svc-chat`: data/training.jsonl → data/weights.bin.gz, the same bytes each time. */
writeFileSync(WEIGHTS_FILE, packWeights(hashOfSources(), learnAll(readExamples())));

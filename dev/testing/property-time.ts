import { configureGlobal } from 'fast-check';

/** Milliseconds after which a property is tried with no further values: a sixth of the time limit of a unit test. */
const LONGEST_MS = 2500;

// A property of a hundred values takes 2 s at most on two quiet cores, and several times as long on busy ones.
configureGlobal({ interruptAfterTimeLimit: LONGEST_MS });

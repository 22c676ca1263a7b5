/**
 * How Node is started for a service and for the renderer, by `npm start` and in their images alike, so that each holds little more than
 * it needs. V8 gives freed pages of its heap back to nobody, so the most that it ever took counts.
 */
export const NODE_FLAGS: readonly string[] = [
  // Node takes a 128 MB young generation on a large machine; a service needs none so large, and there are many.
  '--max-semi-space-size=8',
  // It collects when the heap has grown by so much since the last time, where a large machine lets it grow to four times as much. It is
  // no limit: a catalogue of 100,000 items takes what it needs.
  '--heap-growing-percent=40',
  // When it has started it gives back what only the start took (`giveBackMemory`).
  '--expose-gc',
];

/** What the C library and Node read. */
export const NODE_ENVIRONMENT: Readonly<Record<string, string>> = {
  // By default every thread allocates from an arena of its own, and what ended threads leave behind in them is never given back.
  MALLOC_ARENA_MAX: '2',
};

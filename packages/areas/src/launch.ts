/**
 * Flags of Node for services and the renderer, used by `npm start` and in their images, so that each process holds
 * little more memory than it needs. V8 does not return freed pages of its heap to the system, so the peak of the heap
 * counts.
 */
export const NODE_FLAGS: readonly string[] = [
  // Node's young generation has 128 MB on a large machine. A service needs less, and many services share the machine.
  '--max-semi-space-size=8',
  // V8 collects garbage when the heap has grown by this share since the last collection; on a large machine the default
  // lets it grow fourfold. The flag is not a limit: a catalog of 100,000 items takes the memory that it needs.
  '--heap-growing-percent=40',
  // Allows a started process to return memory that only its start needed (`giveBackMemory`).
  '--expose-gc',
];

/** Environment variables by which the C library allocates memory. */
export const NODE_ENVIRONMENT: Readonly<Record<string, string>> = {
  // By default every thread allocates from its own arena, and memory that ended threads leave in it is never returned.
  MALLOC_ARENA_MAX: '2',
  // The C library returns blocks of at least this many bytes, and a free end of its heap that exceeds them. Its own
  // limits grow with the largest block that was freed, up to 32 MB and 64 MB, and keep the buffers of the start.
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

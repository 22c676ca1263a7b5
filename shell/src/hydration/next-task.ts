/** Resolves in a new task, so that the browser can run its pending work first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

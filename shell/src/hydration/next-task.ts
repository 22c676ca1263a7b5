/** Resolves in a task of its own: what the browser has to do besides comes first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

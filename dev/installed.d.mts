export function isStarted(root: string): boolean;
export function isInstalled(root: string): boolean;

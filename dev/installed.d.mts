export function isStarted(root: string): boolean;
export function isInstalled(root: string, options?: { omitDev?: boolean }): boolean;

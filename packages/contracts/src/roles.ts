/**
 * Roles at the desk: `operator` decides, `support` reads and helps. A command on the server grants them; no call does.
 */
export const ROLES = ['operator', 'support'] as const;
export type Role = (typeof ROLES)[number];

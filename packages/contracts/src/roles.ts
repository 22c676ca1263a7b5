/** Who looks after the shop: `operator` decides, `support` reads and helps. Given by a command on the server, never by a call. */
export const ROLES = ['operator', 'support'] as const;
export type Role = (typeof ROLES)[number];

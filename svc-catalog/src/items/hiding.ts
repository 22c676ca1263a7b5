/**
 * Reasons that keep an item out of the shop, and the time of the first one. The item is back when no reason is left.
 */
export type Hiding = { by: string[]; since: Date };

export const BY_DESK = 'desk';
export const BY_SUSPENSION = 'suspension';
/** Whether the desk keeps it out of the shop, by itself or with a report. */
export const isHiddenByDesk = ({ hidden }: { hidden?: Hiding | undefined }): boolean =>
  hidden?.by.some((by) => by !== BY_SUSPENSION) ?? false;
export const byReport = (report: string): string => `report:${report}`;

/** Undefined when it is hidden so already. */
export function hide(before: Hiding | undefined, by: string, at: Date): Hiding | undefined {
  if (before?.by.includes(by)) return undefined;
  return { by: [...(before?.by ?? []), by], since: before?.since ?? at };
}

/** Returns the hiding without the reasons that `goes` selects; undefined when none is left. */
export function letGo(before: Hiding, goes: (by: string) => boolean): Hiding | undefined {
  const by = before.by.filter((one) => !goes(one));
  return by.length > 0 ? { ...before, by } : undefined;
}

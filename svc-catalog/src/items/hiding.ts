/** Who keeps an item out of the shop, and since when. Each of them lets go for itself; the item is back when nobody is left. */
export type Hiding = { by: string[]; since: Date };

export const BY_DESK = 'desk';
export const BY_SUSPENSION = 'suspension';
export const byReport = (report: string): string => `report:${report}`;

/** Undefined when it is hidden so already. */
export function hide(before: Hiding | undefined, by: string, at: Date): Hiding | undefined {
  if (before?.by.includes(by)) return undefined;
  return { by: [...(before?.by ?? []), by], since: before?.since ?? at };
}

/** What is left when those that `goes` names let go of it. */
export function letGo(before: Hiding, goes: (by: string) => boolean): Hiding | undefined {
  const by = before.by.filter((one) => !goes(one));
  return by.length > 0 ? { ...before, by } : undefined;
}

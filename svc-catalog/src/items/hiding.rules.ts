/** Reasons that hide an item from the shop, and the time of the first one. The item returns when no reason is left. */
export type Hiding = { by: string[]; since: Date };

/** Reason of an item that an operator hid directly. */
export const BY_DESK = 'desk';
/** Reason of an item whose seller is suspended. */
export const BY_SUSPENSION = 'suspension';
/** Whether the desk hides the item, directly or because of a report. */
export const isHiddenByDesk = ({ hidden }: { hidden?: Hiding | undefined }): boolean =>
  hidden?.by.some((by) => by !== BY_SUSPENSION) ?? false;
/** Returns the reason by which a report hides an item. */
export const byReport = (report: string): string => `report:${report}`;

/** Returns the hiding with one more reason; undefined when it has this reason already. */
export function hide(before: Hiding | undefined, by: string, at: Date): Hiding | undefined {
  if (before?.by.includes(by)) return undefined;
  return { by: [...(before?.by ?? []), by], since: before?.since ?? at };
}

/** Returns the hiding without the reasons that `removes` selects; undefined when none is left. */
export function withoutReasons(before: Hiding, removes: (by: string) => boolean): Hiding | undefined {
  const by = before.by.filter((candidate) => !removes(candidate));
  return by.length > 0 ? { ...before, by } : undefined;
}

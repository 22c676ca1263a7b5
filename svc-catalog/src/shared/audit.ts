import { writeAudit } from '@ethereal/service-kit/audit';
import type { Logger } from '@ethereal/service-kit/logger';

/** An act of the desk in the audit trail: ids, with the reason where one is required. */
type Act = {
  audit:
    | 'announcement.saved'
    | 'item.hidden'
    | 'item.shown'
    | 'item.featured'
    | 'item.unfeatured'
    | 'featured-items.read'
    | 'report.decided'
    | 'report.undone'
    | 'report.noted'
    | 'reports.read'
    | 'brands.merged'
    | 'brands.merge-undone'
    | 'brand-merges.read';
  user: string;
  item?: string;
  report?: string;
  merge?: string;
  action?: string;
  reason?: string;
};

export type Audit = (act: Act) => void;

/** Returns a function that writes a line to the audit trail for each access and act of the desk. */
export const createAudit =
  (logger: Logger): Audit =>
  (act) =>
    writeAudit(logger, act);

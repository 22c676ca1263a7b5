import { listDeskOrders } from '@ethereal/contracts/orders';
import { writeAudit } from '@ethereal/service-kit/audit';
import { requireRole } from '@ethereal/service-kit/auth';
import type { Logger } from '@ethereal/service-kit/logger';
import type { Caller } from '@ethereal/service-kit/tokens';
import type { LineTarget } from './change-line.ts';
import type { LineCommand } from './line.ts';

/** Roles that may act on behalf of others: those that may read all orders. */
const ROLES = listDeskOrders.roles;

/**
 * Whether a user may act on behalf of buyers and sellers.
 * @throws forbidden for a user with the role who logged in without a second factor
 */
export function mayHelp(user: Caller): boolean {
  if (!ROLES.some((role) => user.roles.includes(role))) return false;
  requireRole(user, ROLES);
  return true;
}

/** Logs a change on behalf of others to the audit trail, with its reason. */
export function auditHelp(logger: Logger, user: string, place: LineTarget, command: LineCommand): void {
  const { orderId: order, productId: item, lineId: line } = place;
  const reason = 'reason' in command ? command.reason : undefined;
  const step = command.type === 'decide-return' ? command.state : command.type;
  writeAudit(logger, { audit: 'order.helped', user, order, item, line, step, reason });
}

/** Logs a search in the orders of all people to the audit trail, without the search text. */
export function auditReading(logger: Logger, user: string): void {
  writeAudit(logger, { audit: 'orders.read', user });
}

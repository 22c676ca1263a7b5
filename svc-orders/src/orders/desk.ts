import { listDeskOrders } from '@ethereal/contracts/orders';
import type { Logger } from '@ethereal/service-kit/logger';
import { currentRequestId } from '@ethereal/service-kit/request-context';
import { requireRole } from '@ethereal/service-kit/roles';
import type { Caller } from '@ethereal/service-kit/tokens';
import type { Place } from './change-line.ts';
import type { LineCommand } from './line.rules.ts';

/** Those who may read the orders of others may help with them, too. */
const ROLES = listDeskOrders.roles;

/**
 * Whether somebody may act on behalf of buyers and sellers.
 * @throws forbidden when they may, and gave no second factor with their log-in
 */
export function mayHelp(user: Caller): boolean {
  if (!ROLES.some((role) => user.roles.includes(role))) return false;
  requireRole(user, ROLES);
  return true;
}

/** Leaves a line in the audit trail for what was done on behalf of others, with its reason. */
export function tellOfHelp(logger: Logger, user: string, place: Place, command: LineCommand): void {
  const { orderId: order, productId: item, lineId: line } = place;
  const reason = 'reason' in command ? command.reason : undefined;
  const step = command.type === 'decide-return' ? command.state : command.type;
  const requestId = currentRequestId();
  logger.info({ audit: 'order.helped', user, order, item, line, step, reason, requestId }, 'audit');
}

/** Leaves a line for a look at the orders of others, without what was looked for. */
export function tellOfReading(logger: Logger, user: string): void {
  logger.info({ audit: 'orders.read', user, requestId: currentRequestId() }, 'audit');
}

import { downloadPayout, listPayouts } from '@ethereal/contracts/payments';
import { notFound } from '@ethereal/service-kit/errors';
import { decodeCursor, encodeCursor } from '@ethereal/service-kit/paging';
import { alreadySent, answer, type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Ledger } from '../ledger/ledger.store.ts';
import type { Payout, PayoutStore } from './payouts.store.ts';
import { statementOf } from './statement.ts';

const DEFAULT_PAGE = 24;
const NO_STORE = { 'Cache-Control': 'no-store' };

const view = ({ _id, createdAt, cents, lines }: Payout) => ({
  _id,
  at: createdAt.toISOString(),
  cents,
  lines: lines.map(({ order, product, lineId = product, name, cents: of, saleCents, discountCents }) => ({
    orderId: order,
    productId: product,
    lineId,
    cents: of,
    ...(name && { name }),
    ...(saleCents !== undefined && { saleCents }),
    ...(discountCents !== undefined && { discountCents }),
  })),
});

export function mountPayouts(
  router: Router,
  kit: RouteDeps,
  { payouts, ledger }: { payouts: PayoutStore; ledger: Ledger },
): void {
  route(router, listPayouts, kit, async ({ user, query }) => {
    const { limit = DEFAULT_PAGE, cursor } = query;
    const from = cursor ? decodeCursor(cursor) : undefined;
    const [found, balance, paidCents] = await Promise.all([
      payouts.ofSeller(user.id, limit + 1, from),
      ledger.ofSeller(user.id),
      payouts.paidCents(user.id),
    ]);
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    const nextCursor = last ? encodeCursor({ createdAt: last.createdAt, id: last._id }) : null;
    const body = { currency: 'USD' as const, ...balance, paidCents, payouts: page.map(view), nextCursor };
    return answer({ body, headers: NO_STORE });
  });

  route(router, downloadPayout, kit, async ({ user, params, response }): Promise<typeof alreadySent> => {
    const payout = await payouts.find(user.id, params.id);
    if (!payout) throw notFound();
    const name = `payout-${payout.createdAt.toISOString().slice(0, 10)}.csv`;
    response
      .status(200)
      .set({
        ...NO_STORE,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      })
      .end(statementOf(payout));
    return alreadySent;
  });
}

import { downloadPayout, listPayouts } from '@ethereal/contracts/payouts';
import { notFound } from '@ethereal/service-kit/errors';
import { readPage } from '@ethereal/service-kit/paging';
import { alreadySent, type RouteDeps, route, uncached } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Ledger } from '../ledger/ledger.store.ts';
import type { Payout, PayoutsStore } from './payouts.store.ts';
import { statementOf } from './statement.ts';

const PAGE_SIZE = 24;
const NO_STORE = { 'Cache-Control': 'no-store' };

const view = ({ _id, createdAt, cents, lines, returnedAt }: Payout) => ({
  _id,
  at: createdAt.toISOString(),
  cents,
  ...(returnedAt && { returnedAt: returnedAt.toISOString() }),
  lines: lines.map(({ _id: _cause, order, product, lineId = product, ...amounts }) => ({
    orderId: order,
    productId: product,
    lineId,
    ...amounts,
  })),
});

type Deps = RouteDeps & { payouts: PayoutsStore; ledger: Ledger };

/** Registers the calls that list payouts and download one. */
export function mountPayouts(router: Router, deps: Deps): void {
  const { payouts, ledger } = deps;
  route(router, listPayouts, deps, async ({ user, query }) => {
    const { limit = PAGE_SIZE, cursor } = query;
    const [{ page, nextCursor }, { pendingCents, payableCents }, { paidCents, returnedCents }] = await Promise.all([
      readPage(
        { limit, cursor },
        (count, after) => payouts.ofSeller(user.id, count, after),
        ({ createdAt }) => createdAt,
      ),
      ledger.ofSeller(user.id),
      payouts.sumsOf(user.id),
    ]);
    return uncached({
      currency: 'USD' as const,
      pendingCents,
      // A returned payout is sent again: its money is payable, although the ledger has paid it to the account.
      payableCents: payableCents + returnedCents,
      paidCents,
      payouts: page.map(view),
      nextCursor,
    });
  });

  route(router, downloadPayout, deps, async ({ user, params, response }): Promise<typeof alreadySent> => {
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

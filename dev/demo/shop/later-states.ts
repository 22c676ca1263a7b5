import { cancelLine, decideReturn, type OrderItem, requestReturn } from '@ethereal/contracts/orders';
import type { PlannedLine } from '../accounts.ts';
import type { Session } from './session.ts';

type Line = {
  params: { orderId: string; productId: string };
  /** Current state of the line in the shop. */
  now: OrderItem | undefined;
  buyer: Session;
  seller: Session;
};

/** Brings a line to its later state from any state that an earlier run left. */
export async function moveOn(
  later: NonNullable<PlannedLine['later']>,
  { params, now, buyer, seller }: Line,
): Promise<void> {
  if (later === 'cancelled') {
    if (now?.status === 'Cancelled') return;
    await buyer.call(cancelLine, { params, body: { reason: 'I chose the other color after all.' } });
    return;
  }
  const state = now?.return?.state;
  if (!state) await buyer.call(requestReturn, { params, body: { reason: 'It is a little too small.' } });
  if (later !== 'returned' || state === 'received') return;
  const decide = (next: 'approved' | 'received', note: string) =>
    seller.call(decideReturn, { params, body: { state: next, note } });
  if (state !== 'approved') await decide('approved', 'Of course. The label is in your mail.');
  await decide('received', 'It came back well packed, thank you.');
}

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Document, MongoClient } from 'mongodb';

/** Documents of each side: svc-orders, svc-payments, and the bank. */
export type Books = {
  orders: Document[];
  stock: Document[];
  intents: Document[];
  ledger: Document[];
  payouts: Document[];
  payable: Document[];
  sessions: Document[];
  movements: Document[];
  arrivals: Document[];
};

/** Reads all books, by the database's address and the bank's folder; they agree only once nothing is in flight. */
export async function readBooks(places: { mongodb: string; bank: string }): Promise<Books> {
  const client = await new MongoClient(places.mongodb).connect();
  const bank = new DatabaseSync(join(places.bank, 'books.sqlite'), { readOnly: true });
  try {
    const all = (database: string, name: string) => client.db(`ethereal_${database}`).collection(name).find().toArray();
    const [orders, stock, intents, ledger, payouts, payable] = await Promise.all([
      all('orders', 'orders'),
      all('orders', 'stock'),
      all('payments', 'intents'),
      all('payments', 'ledger'),
      all('payments', 'payouts'),
      all('payments', 'payable-lines'),
    ]);
    return {
      orders: orders ?? [],
      stock: stock ?? [],
      intents: intents ?? [],
      ledger: ledger ?? [],
      payouts: payouts ?? [],
      payable: payable ?? [],
      sessions: bank.prepare('select * from sessions').all(),
      movements: bank.prepare('select * from movements').all(),
      arrivals: bank.prepare('select * from arrivals').all(),
    };
  } finally {
    bank.close();
    await client.close();
  }
}

/** Returns the part of a shop's books about orders of these goods by card; the shop sells on delivery, too. */
export const ofCards = (books: Books, goods: ReadonlySet<string>): Books => ({
  ...books,
  orders: books.orders.filter(({ payment }) => payment),
  stock: books.stock.filter(({ _id }) => goods.has(_id)),
});

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);
const centsOf = ({ priceCents, quantity }: Document): number => priceCents * quantity;
const isKept = (line: Document): boolean => line.status !== 'Cancelled' && line.return?.state !== 'received';
const isShipped = ({ status }: Document): boolean => status === 'Out for Shipping' || status === 'Handed';

/** Returns a line for each order, payment, payout or reservation that is still in flight. */
function unfinished({ orders, stock, intents, payouts }: Books): string[] {
  return [
    ...orders.flatMap(({ _id, state, payment, reserved, restocks = [], pendingEvents }) => {
      if (state || payment.state === 'awaiting' || payment.state === 'failed')
        return [`order ${_id} is ${state ?? payment.state}`];
      if (reserved || restocks.length > 0 || pendingEvents.length > 0) return [`order ${_id} owes something`];
      return [];
    }),
    ...stock.flatMap(({ _id, reservations }) => reservations.map(({ order }: Document) => `${order} reserves ${_id}`)),
    ...intents.flatMap(({ _id, pageRequests = [] }) =>
      pageRequests.map(({ key }: Document) => `the page ${key} of ${_id} is asked for`),
    ),
    ...intents.flatMap(({ _id, due, funding, pendingEvents }) =>
      due || funding === 'created' || funding === 'failed' || pendingEvents.length > 0
        ? [`payment ${_id} is ${funding}${due ? ' and due' : ''}`]
        : [],
    ),
    ...payouts.flatMap(({ _id, paidAt }) => (paidAt ? [] : [`payout ${_id} is not paid`])),
  ];
}

const isCancelled = ({ lines }: Document): boolean => lines.every(({ status }: Document) => status === 'Cancelled');
const isReleased = ({ lines }: Document): boolean => lines.every(({ released }: Document) => released);

/**
 * Whether the order is placed exactly when its payment is authorized. Money that arrives after the whole order was
 * cancelled places nothing and is released.
 */
const isSoldAsPaid = (order: Document, intent: Document): boolean =>
  (intent.funding === 'authorized') === (order.payment.placed === true) ||
  (!order.payment.placed && isCancelled(order) && isReleased(intent));

/** Compares orders and payments: a placed order is authorized, and each line's money fits the line's status. */
function ofOrders({ orders, intents }: Books): string[] {
  const intentOf = new Map(intents.map((intent) => [intent._id, intent]));
  const known = new Set(orders.map(({ _id }) => _id));
  const strays = intents.filter(({ _id, funding }) => !known.has(_id) && funding === 'authorized');
  return [
    ...strays.map(({ _id }) => `payment ${_id} is authorized for no order`),
    ...orders.flatMap((order) => {
      const { _id, lines, payment } = order;
      const intent = intentOf.get(_id);
      if (!intent) return [`order ${_id} has no payment`];
      const isPaid = payment.placed === true;
      if (!isSoldAsPaid(order, intent)) return [`order ${_id} is ${payment.state}, its payment ${intent.funding}`];
      return lines.flatMap((line: Document) => {
        const money = intent.lines.find(({ product }: Document) => product === line.product) ?? {};
        const isTaken = money.capture === 'done' && money.refund !== 'done';
        return isTaken === (isPaid && isKept(line) && isShipped(line)) && money.cents === centsOf(line)
          ? []
          : [`${line.product} of order ${_id} is ${line.status}: ${JSON.stringify(money)}`];
      });
    }),
  ];
}

/**
 * svc-payments has every page of the bank, also one whose answer was lost when a process was killed, and none may still
 * bring money.
 */
function faultOfPage({ id, order, state }: Document, intent: Document | undefined): string | undefined {
  if (!intent?.sessions.some((known: Document) => known.id === id))
    return `a page of ${order} is unknown to svc-payments`;
  return state === 'open' ? `a page of ${order} is still open` : undefined;
}

/** Compares bank and payments: each authorization pays one order or was released. */
function ofBank({ intents, sessions, movements }: Books): string[] {
  const intentOf = new Map(intents.map((intent) => [intent._id, intent]));
  const moved = Map.groupBy(movements, ({ authorization }) => authorization);
  return sessions.flatMap((page) => {
    const { order, authorization } = page;
    const intent = intentOf.get(order);
    const fault = faultOfPage(page, intent);
    if (fault) return [fault];
    if (!authorization) return [];
    const own = moved.get(authorization) ?? [];
    if (intent && intent.authorization?.id === authorization) return ofAuthorization(page, intent, own);
    return own.length === 1 && own[0]?.kind === 'release' ? [] : [`${authorization} of ${order} is held`];
  });
}

/** Checks an authorization that pays an order: the bank moved the amounts of the payment's lines. */
function ofAuthorization({ order, authorization, cents }: Document, intent: Document, own: Document[]) {
  const centsIn = (all: Document[]) => sum(all.map((one) => one.cents));
  const moved = (kind: string) => centsIn(own.filter((one) => one.kind === kind));
  const wanted = (operation: string) => centsIn(intent.lines.filter((line: Document) => line[operation] === 'done'));
  const [captured, refunded] = [moved('capture'), moved('refund')];
  const isWhole = intent.authorization.cents === cents && captured <= cents;
  const isReleasedThere = own.some(({ kind }) => kind === 'release');
  const isAsReleased = isReleasedThere === (intent.authorization.released === true);
  return isWhole && isAsReleased && captured === wanted('capture') && refunded === wanted('refund')
    ? []
    : [`${authorization} of ${order}: the bank has taken ${captured} and given back ${refunded}`];
}

/** Checks that the ledger sums to zero and agrees with the bank and the sellers' balances. */
function ofLedger({ intents, ledger, payouts, payable, movements, arrivals }: Books): string[] {
  const paid = payouts.filter(({ paidAt }) => paidAt);
  const postings = ledger.flatMap((entry) => entry.postings);
  const balance = (account: string) =>
    sum(postings.filter((one) => one.account.startsWith(account)).map(({ cents }) => cents));
  const signs: Record<string, number> = { capture: 1, funds: 1, release: 0 };
  const bank = sum(movements.map(({ kind, cents }) => (signs[kind] ?? -1) * cents));
  const lines = intents.flatMap((intent) => intent.lines);
  const booked = (what: string) => ledger.filter(({ _id }) => _id.startsWith(`${what}:`)).length;
  const claimed = payouts.flatMap((payout) => payout.lines.map((line: Document) => [line._id, payout._id]));
  const paidLines = payable.flatMap(({ _id, payout }) => (payout ? [[_id, payout]] : []));
  const mismatch = (what: string, actual: number, expected: number) =>
    actual === expected ? [] : [`${what}: ${actual}, not ${expected}`];
  return [
    ...mismatch('all postings', sum(postings.map(({ cents }) => cents)), 0),
    ...mismatch('clearing and the bank', balance('provider-clearing'), bank),
    ...mismatch('what sellers received', sum(arrivals.map(({ cents }) => cents)), sum(paid.map(({ cents }) => cents))),
    ...mismatch('captures', booked('capture'), lines.filter(({ capture }) => capture === 'done').length),
    ...mismatch('refunds', booked('refund'), lines.filter(({ refund }) => refund === 'done').length),
    ...mismatch(
      'payouts',
      sum(payouts.map(({ cents }) => cents)),
      sum(payouts.flatMap((one) => one.lines).map(({ cents }) => cents)),
    ),
    ...mismatch(
      'payable',
      -balance('seller-payable'),
      sum(payable.map(({ cents }) => cents)) - sum(payouts.map(({ cents }) => cents)),
    ),
    ...(JSON.stringify(claimed.toSorted()) === JSON.stringify(paidLines.toSorted())
      ? []
      : ['a line is in two payouts or in none']),
  ];
}

/**
 * Compares svc-orders with the ledger, each by its own documents: the total of an order's shipped and kept lines equals
 * the captured less the refunded amount.
 */
function ofTotals({ orders, ledger }: Books): string[] {
  const entriesOf = Map.groupBy(
    ledger.filter(({ order }) => order),
    ({ order }) => order,
  );
  const isCharged = (line: Document) => isKept(line) && isShipped(line);
  return orders.flatMap(({ _id, lines, payment }) => {
    const ordered = payment.placed ? sum(lines.filter(isCharged).map(centsOf)) : 0;
    const postings = (entriesOf.get(_id) ?? []).flatMap((entry) => entry.postings);
    const clearing = postings.filter(({ account }) => account === 'provider-clearing');
    const booked = sum(clearing.map(({ cents }) => cents));
    return booked === ordered ? [] : [`order ${_id} comes to ${ordered}, the ledger says ${booked}`];
  });
}

/** Checks the stock: the initial stock less the lines that stayed sold. */
function ofStock({ orders, stock }: Books, pieces: number): string[] {
  const sold = orders.filter(({ payment }) => payment.placed).flatMap(({ lines }) => lines.filter(isKept));
  return stock.flatMap(({ _id, free, reserved }) =>
    Object.entries<number>(free).flatMap(([size, left]) => {
      const gone = sum(
        sold.filter((line) => line.product === _id && line.size === size).map(({ quantity }) => quantity),
      );
      return left === pieces - gone && !reserved[size]
        ? []
        : [`${_id} ${size}: ${left} free, ${reserved[size]} reserved, ${gone} of ${pieces} sold`];
    }),
  );
}

/** Returns a line for each difference between the books and for all that is unfinished; none when all is exact. */
export const faultsOf = (books: Books, pieces: number): string[] => [
  ...unfinished(books),
  ...ofOrders(books),
  ...ofBank(books),
  ...ofLedger(books),
  ...ofTotals(books),
  ...ofStock(books, pieces),
];

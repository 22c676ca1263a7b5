import { type Order, orderNumber } from '@ethereal/contracts/orders';

const COLUMNS = [
  'Order',
  'Order ID',
  'Date',
  'Item',
  'Color',
  'Size',
  'Quantity',
  'Price',
  'Amount',
  'Status',
  'Return',
  'Recipient',
  'Phone',
  'Address',
  'Address 2',
  'City',
  'State',
  'Zip code',
  'Country',
  'Carrier',
  'Tracking number',
];

/** Beginning of a cell that a spreadsheet reads as a formula; an apostrophe before it makes the cell text. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function rowsOf(order: Order): (string | number)[][] {
  const to = order.userLocation;
  return order.items.map((item) => [
    orderNumber(order._id),
    order._id,
    order.createdAt,
    item.productId.name,
    item.colorChosen ?? '',
    item.sizeChosen ?? '',
    item.quantity,
    item.price,
    (Math.round(item.price * 100) * item.quantity) / 100,
    item.status,
    item.return?.state ?? '',
    to.fullname,
    to.phone,
    to.address,
    to.address2 ?? '',
    to.city,
    to.state,
    to.zipcode,
    to.country,
    item.shipment?.carrier ?? '',
    item.shipment?.trackingNumber ?? '',
  ]);
}

/** Returns orders as CSV (RFC 4180) with one row for each line. */
export function ordersCsv(orders: readonly Order[]): string {
  return [COLUMNS, ...orders.flatMap(rowsOf)].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

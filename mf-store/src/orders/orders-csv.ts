import { type Order, type OrderItem, orderNumber } from '@ethereal/contracts/orders';

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
  'Your discount',
  'Discount of the shop',
  'Paid',
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

/** Returns the amount of a line, the discounts of codes by who bears them, and what the buyer pays, in dollars. */
function amountsOf({ price, quantity, discounts, paidCents }: OrderItem): number[] {
  const cents = Math.round(price * 100) * quantity;
  return [cents, discounts?.seller ?? 0, discounts?.shop ?? 0, paidCents ?? cents].map((amount) => amount / 100);
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
    ...amountsOf(item),
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

/** Returns the table of an export: a header, then one row per item. */
export const orderRows = (orders: readonly Order[]): (string | number)[][] => [COLUMNS, ...orders.flatMap(rowsOf)];

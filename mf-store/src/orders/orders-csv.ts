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

/** Returns the table of an export: a header, then one row per item. */
export const orderRows = (orders: readonly Order[]): (string | number)[][] => [COLUMNS, ...orders.flatMap(rowsOf)];

import type { UserLocation } from './orders/user-location.ts';
import type { Carrier, Shipment } from './shipments.ts';

/** Returns the short number of an order that people read, such as '#BBD2D852'. */
export const orderNumber = (orderId: string): string => `#${orderId.slice(-8).toUpperCase()}`;

/** Returns the id of a line of a cart or an order. The first line of a product has the product's id. */
export const lineIdOf = ({ lineId, productId }: { lineId?: string | undefined; productId: { _id: string } }): string =>
  lineId ?? productId._id;

/** Address of an order whose buyer was erased. */
export const ERASED_ADDRESS: UserLocation = {
  country: 'United States',
  fullname: 'Deleted account',
  phone: '00000',
  address: '–',
  city: '–',
  state: 'NY',
  zipcode: '00000',
};

/** Whether the address of an order was erased with the account of its buyer. */
export const isErased = ({ fullname, phone, address }: UserLocation): boolean =>
  fullname === ERASED_ADDRESS.fullname && phone === ERASED_ADDRESS.phone && address === ERASED_ADDRESS.address;

/** Returns the path of the page where a buyer reads and prints the receipt of an order by card. */
export const receiptPath = (orderId: string): string => `/ethereal/profile/receipts/${orderId}`;

const TRACKING_PAGES: Readonly<Record<Exclude<Carrier, 'Other'>, string>> = {
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  UPS: 'https://www.ups.com/track?tracknum=',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
  DHL: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=',
};

/** Returns the address of the carrier's tracking page; undefined without a number or for another carrier. */
export function trackingUrl({ carrier, trackingNumber }: Shipment): string | undefined {
  if (!carrier || carrier === 'Other' || !trackingNumber) return undefined;
  return `${TRACKING_PAGES[carrier]}${encodeURIComponent(trackingNumber.replaceAll(' ', ''))}`;
}

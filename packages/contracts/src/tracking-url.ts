import type { Carrier, Shipment } from './shipments.ts';

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

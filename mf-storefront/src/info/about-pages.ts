// The file contains two pages, because each lazily loaded file adds some bytes to every first visit.
export { AboutPage } from './AboutPage.tsx';
export { DeliveryPage } from './DeliveryPage.tsx';

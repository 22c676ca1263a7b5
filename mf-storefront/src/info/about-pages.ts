// Two pages in one file: each file that may come later costs every first visit some bytes.
export { AboutPage } from './AboutPage.tsx';
export { DeliveryPage } from './DeliveryPage.tsx';

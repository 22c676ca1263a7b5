// The pages are in one file, because each lazily loaded file adds some bytes to every first visit.
export { AboutPage } from './AboutPage.tsx';
export { DeliveryPage } from './DeliveryPage.tsx';
export { PrivacyPage } from './PrivacyPage.tsx';
export { TermsPage } from './TermsPage.tsx';

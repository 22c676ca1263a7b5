// The file contains two pages, because each lazily loaded file adds some bytes to every first visit.
export { PrivacyPage } from './PrivacyPage.tsx';
export { TermsPage } from './TermsPage.tsx';

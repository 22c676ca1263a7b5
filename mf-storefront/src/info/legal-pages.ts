// Two pages in one file: each file that may come later costs every first visit some bytes.
export { PrivacyPage } from './PrivacyPage.tsx';
export { TermsPage } from './TermsPage.tsx';

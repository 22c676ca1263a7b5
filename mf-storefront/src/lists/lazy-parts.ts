// Parts that the first view of a list without a search does not need. Those of the server's HTML consist of links,
// which work before they are hydrated. They are in one file, because the entry file contains the hash of every file.
export { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
export { BottomSheet } from '@ethereal/web-kit/components/Dialog.tsx';
export { NothingFound } from './NothingFound.tsx';
export { SearchReading } from './SearchReading.tsx';

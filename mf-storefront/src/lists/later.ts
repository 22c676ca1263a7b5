// Parts that the first view of a list without a search does not need. They consist of links, which work before they are
// hydrated. They are in one file, because the entry
// file contains the hash of every file.
export { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
export { NothingFound } from './NothingFound.tsx';
export { SearchReading } from './SearchReading.tsx';

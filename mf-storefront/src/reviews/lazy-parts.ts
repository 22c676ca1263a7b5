// Parts of the reviews of an item that has some: most items have none. They are in one file, because the entry file
// contains the hash of every file.
export { Histogram } from './Histogram.tsx';
export { ReviewList } from './ReviewList.tsx';

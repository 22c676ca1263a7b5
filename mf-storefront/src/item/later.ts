// What an item's first view does without: for those logged in, and for phones. One file for all costs the first view least.
export { MyReview } from '../reviews/MyReview.tsx';
export { ReviewActions } from '../reviews/ReviewActions.tsx';
export { OwnItem } from './OwnItem.tsx';
export { SwipePictures } from './SwipePictures.tsx';

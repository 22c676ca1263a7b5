// What an item's first view does without: for those logged in, for phones, and for reviews with pictures. One file for all costs the first view least.
export { MyReview } from '../reviews/MyReview.tsx';
export { ReviewActions } from '../reviews/ReviewActions.tsx';
export { ReviewPictures } from '../reviews/ReviewPictures.tsx';
export { OwnItem } from './OwnItem.tsx';
export { keepAddition, takeAddition } from './pending-addition.ts';
export { SwipePictures } from './SwipePictures.tsx';

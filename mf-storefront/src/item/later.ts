export { fulfilWish } from '@ethereal/shop-ui/wish/fulfil-wish.ts';
export { wishForLine } from '@ethereal/shop-ui/wish/wish.ts';
// What an item's first view does without: for those logged in, for phones, for reviews with pictures and for whom their size is a question.
// One file for all costs the first view least: it holds the hash of each file.
export { MyReview } from '../reviews/MyReview.tsx';
export { ReviewActions } from '../reviews/ReviewActions.tsx';
export { ReviewPictures } from '../reviews/ReviewPictures.tsx';
export { OwnItem } from './OwnItem.tsx';
export { SizeTable } from './SizeTable.tsx';
export { SwipePictures } from './SwipePictures.tsx';

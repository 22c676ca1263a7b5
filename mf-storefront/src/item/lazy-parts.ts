// Parts that the first view of an item does not need: for logged-in users, phones, reviews with pictures, the choice of
// a size, items that do not exist, and items viewed before. They are in one file, because the entry file contains the
// hash of every file.
export { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
export { fulfillWish } from '@ethereal/shop-ui/wish/fulfill-wish.ts';
export { wishForLine } from '@ethereal/shop-ui/wish/wish.ts';
export { MyReview } from '../reviews/MyReview.tsx';
export { ReviewActions } from '../reviews/ReviewActions.tsx';
export { ReviewPictures } from '../reviews/ReviewPictures.tsx';
export { ChoiceSheet } from './ChoiceSheet.tsx';
export { GoneItem } from './GoneItem.tsx';
export { LargePictures } from './LargePictures.tsx';
export { MySize, measuresFor } from './MySize.tsx';
export { OwnItem } from './OwnItem.tsx';
export { SizeTable } from './SizeTable.tsx';
export { SwipePictures } from './SwipePictures.tsx';
export { share } from './share.ts';
export { ViewedItems } from './ViewedItems.tsx';

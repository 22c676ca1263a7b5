// Nobody needs them before a log-in: one file for all costs the first view least.
export { MyReview } from '../reviews/MyReview.tsx';
export { ReviewActions } from '../reviews/ReviewActions.tsx';
export { OwnItem } from './OwnItem.tsx';

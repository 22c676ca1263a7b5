export { reviewSent } from '@ethereal/contracts/reviews';

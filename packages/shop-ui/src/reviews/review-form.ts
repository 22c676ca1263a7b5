/** Fragment of the address of an item's page that opens the form of the buyer's review, and id of its first field. */
export const REVIEW_FORM = 'write-review';

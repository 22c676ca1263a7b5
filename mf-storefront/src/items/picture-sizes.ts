// Widths of pictures, as in the `sizes` of an `<img>`. Used by the page that shows the pictures and by the code that
// preloads them.

/** Width of one of two cards side by side between the gutters on a phone. */
export const CARD_ON_PHONE = 'calc(46vw - 0.5rem)';

export const CARD_SIZES = `(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, ${CARD_ON_PHONE}`;

/** Number of cards of a list that are visible without scrolling. */
export const CARDS_IN_VIEW = 3;

/**
 * Width of an item's large picture. On a phone it is 92vw; 88vw selects a picture up to 4 % below the screen's
 * resolution, which is not visible and saves the bytes of the next width.
 */
export const MAIN_PICTURE_SIZES = '(min-width: 48rem) 50vw, 88vw';

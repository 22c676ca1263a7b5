// How wide pictures are shown, as in the `sizes` of an `<img>`: for the page that shows them, and for who fetches them ahead.

/** On a phone, one of two cards side by side between the gutters. */
export const CARD_ON_PHONE = 'calc(46vw - 0.5rem)';

export const CARD_SIZES = `(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, ${CARD_ON_PHONE}`;

/** How many cards of a list are seen without scrolling. */
export const CARDS_IN_VIEW = 3;

/** The large picture of an item. On a phone it is 92vw; that a picture is 4 % below the screen's own pixels nobody sees, the next width's bytes do. */
export const MAIN_PICTURE_SIZES = '(min-width: 48rem) 50vw, 88vw';

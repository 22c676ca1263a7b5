// How wide pictures are shown, as in the `sizes` of an `<img>`: for the page that shows them, and for who fetches them ahead.

export const CARD_SIZES = '(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 46vw';

/** How many cards of a list are seen without scrolling. */
export const CARDS_IN_VIEW = 3;

/** The large picture of an item. */
export const MAIN_PICTURE_SIZES = '(min-width: 48rem) 50vw, 100vw';

/** Message of both reset pages when the server gives none. */
export const WENT_WRONG = 'Something went wrong. Please try again.';

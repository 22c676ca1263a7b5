/** Message of both reset pages when the server gives none. */
export const GENERIC_ERROR = 'Something went wrong. Please try again.';

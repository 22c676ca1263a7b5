/** Message of both reset pages when the server sends no message. */
export const GENERIC_ERROR = 'Something went wrong. Please try again.';

/** What both pages of a password reset say when the server gave no words of its own. */
export const WENT_WRONG = 'Something went wrong. Please try again.';

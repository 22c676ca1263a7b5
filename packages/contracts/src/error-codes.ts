/**
 * Every code that an error answer may have: a stable word for programs, beside the message for people. A new one is an
 * addition like a new call; callers treat one that they do not know by the answer's status.
 */
export const ERROR_CODES = [
  // Of any call.
  'INVALID_INPUT', // a rule is broken; `errors` says which, by field
  'INVALID_CURSOR', // where the next page begins was not said by this server
  'INVALID_LINK', // the token of a mailed link is unknown, used or too old
  'MALFORMED_JSON',
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'REQUEST_TIMEOUT',
  'CONFLICT',
  'TOO_LARGE',
  'HEADERS_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'LOCKED',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_STREAMS',
  'UNCHANGED',
  'INTERNAL',
  'UNAVAILABLE',
  'GATEWAY_TIMEOUT',
  // Pictures.
  'FILE_TOO_LARGE',
  'IMAGE_IN_USE',
  'INVALID_IMAGE_TYPE',
  'NOT_A_FORM',
  'TOO_MANY_PICTURES',
  'TOO_MANY_PIXELS',
  'UNKNOWN_IMAGE',
  'UNREADABLE_IMAGE',
  // Tables of items.
  'IMPORT_RUNNING',
  'UNREADABLE_TABLE',
  // Items and reviews.
  'ALREADY_REVIEWED',
  'ITEM_CHANGED',
  'NOT_RECEIVED',
  'OWN_ITEM',
  // People.
  'ALREADY_ACTIVE', // the activation link was used: logging in works
  'CHANGE_LOCKED',
  'EMAIL_TAKEN',
  'INVALID_ACTIVATION',
  'INVALID_CREDENTIALS',
  'NAME_TAKEN',
  'NOT_ACTIVATED',
  'PASSWORD_NOT_VERIFIED',
  'SECOND_FACTOR_REQUIRED',
  'SUSPENDED',
  'WRONG_CODE',
  'WRONG_PASSWORD',
  // Orders.
  'EMPTY_CART',
  'IDEMPOTENCY_KEY_REUSED',
  'ORDER_CHANGED',
  'OUT_OF_ORDER',
  'OUT_OF_STOCK',
  'TOO_LATE',
  'TOO_MANY_HELD', // too many units in unpaid orders; `errors` by product id
  // Payments.
  'ALREADY_PAID',
  'EXPIRED',
  'INVALID_SIGNATURE',
  'MISMATCH',
  'NOT_BY_CARD',
  'PAYMENT_NOT_AUTHORIZED',
  'PAYMENT_UNAVAILABLE',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

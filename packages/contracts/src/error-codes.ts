/**
 * Every code of an error answer: a stable word for programs, beside the message for people. A new code is an addition
 * like a new call. Callers treat an unknown code by the status of the answer.
 */
export const ERROR_CODES = [
  // Codes of any call.
  'INVALID_INPUT', // a rule is broken; `errors` names the rule by field
  'INVALID_CURSOR', // the cursor of the next page was not issued by this server
  'INVALID_LINK', // the token of a mailed link is unknown, used or expired
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
  // Codes of pictures.
  'FILE_TOO_LARGE',
  'IMAGE_IN_USE',
  'INVALID_IMAGE_TYPE',
  'NOT_A_FORM',
  'TOO_MANY_PICTURES',
  'TOO_MANY_PIXELS',
  'UNKNOWN_IMAGE',
  'UNREADABLE_IMAGE',
  // Codes of tables of items.
  'IMPORT_RUNNING',
  'UNREADABLE_TABLE',
  // Codes of items and reviews.
  'ALREADY_REVIEWED',
  'ITEM_CHANGED',
  'NOT_RECEIVED',
  'OWN_ITEM',
  // Codes of messages.
  'BLOCKED', // one of the two people has blocked the other
  // Codes of accounts.
  'ALREADY_ACTIVE', // the activation link was used before: the account can log in
  'CHANGE_LOCKED',
  'EMAIL_TAKEN',
  'INVALID_ACTIVATION',
  'INVALID_CREDENTIALS',
  'NAME_TAKEN',
  'NOT_ACTIVATED',
  'PASSWORD_NOT_VERIFIED',
  'SECOND_FACTOR_REQUIRED',
  'SUSPENDED',
  'TOO_MANY_PASSKEYS',
  'UNKNOWN_PASSKEY', // no account has it, or the challenge is used or expired
  'WRONG_CODE',
  'WRONG_PASSWORD',
  // Codes of orders.
  'CODE_CHANGED', // a discount code no longer applies as sent; `errors` by code
  'EMPTY_CART',
  'IDEMPOTENCY_KEY_REUSED',
  'ORDER_CHANGED',
  'OUT_OF_ORDER',
  'OUT_OF_STOCK',
  'TOO_LATE',
  'TOO_MANY_ADDRESSES', // the address book is full
  'TOO_MANY_HELD', // too many units in unpaid orders; `errors` by product id
  // Codes of payments.
  'ALREADY_PAID',
  'EXPIRED',
  'INVALID_SIGNATURE',
  'MISMATCH',
  'NOT_BY_CARD',
  'PAYMENT_NOT_AUTHORIZED',
  'PAYMENT_UNAVAILABLE',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

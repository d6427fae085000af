/** Set by the middleware for the page, never by a client. */
export const HEADER_MODE_HEADER = 'x-header-mode';
export const DEVICE_HEADER = 'x-device';
export const NONCE_HEADER = 'x-nonce';

/** Headers that only the store may set; those of a client are dropped before a page could trust them. */
export const INTERNAL_HEADERS = [
  HEADER_MODE_HEADER,
  DEVICE_HEADER,
  NONCE_HEADER,
  'content-security-policy',
  'content-security-policy-report-only',
] as const;

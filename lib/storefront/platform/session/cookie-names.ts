/** Cookies that scripts of the page may read, with the names of the spec. */
export const READABLE_COOKIES = {
  cartCount: 'cartCount',
  offerCount: 'offerCount',
  /** `false` once the consent banner was dismissed. */
  isCookie: 'isCookie',
  currencyId: 'currencyID',
  languageId: 'languageID',
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  track: 'track',
  /** A mark of the landing that was reported last. */
  trackReported: 'trackReported',
  consent: 'consent',
  /** Set while a customer is signed in, with the mark of the sign-in. A hint, not a proof: it opens nothing. */
  customerStatus: 'CustStatusID',
  /** The pincode that a shopper wants delivery dates for. */
  pincode: 'deliveryPincode',
} as const;

/** Prefixes of the cookies set by the statistics, once a visitor has agreed. */
export const STATISTICS_COOKIES = ['_ga', '_gid', '_gat', '_gcl'] as const;

/** Set by an operator's proxy; copied to the header `X-XSRF-TOKEN`. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** Names of the sealed cookies. Browsers accept the `__Host-` prefix over https only. */
export function sealedCookieNames(secure: boolean) {
  const prefix = secure ? '__Host-' : '';
  return {
    jwt: `${prefix}JWTToken`,
    shopper: `${prefix}shopper`,
    /** The bypass of the launch. */
    bypass: `${prefix}HNLP`,
    codeRequest: `${prefix}codeRequest`,
    formNotes: `${prefix}formNotes`,
    checkout: `${prefix}checkoutChoices`,
  };
}

/** `none` hides the header, `logo` has only the link home, `cart-flow` is the simplified header. */
export type HeaderMode = 'full' | 'cart-flow' | 'logo' | 'none';
export type Device = 'desktop' | 'mobile';

/**
 * `public`: the same for every visitor with the same kind of device, may be cached by anyone. `personal`: never
 * stored. `asset`: files. `api`: route handlers, which set their own headers.
 */
export type PageClass = 'public' | 'personal' | 'asset' | 'api';

/** The operator's settings about who may enter, and when. */
export interface AccessRules {
  /** Epoch milliseconds; before it the store shows its countdown. */
  launchAt: number;
  /** Names of the private-sale (friends-and-family) hosts, in lower case and without ports. */
  privateSaleHosts: readonly string[];
  /** Host name of the site's own address; null where the operator has not set one. */
  siteHost: string | null;
  /** Whether, without such an address, only the hosts of the private sale and of this machine are known. */
  namedHostsOnly?: boolean;
}

/** The content of a visitor's sealed cookies. */
export interface Passes {
  /** A customer is signed in. */
  signedIn: boolean;
  /** The signed-in customer may enter before the launch. */
  bypass: boolean;
}

/** The facts that decide who may enter: the same for pages, handlers and the data layer. */
export interface AccessContext {
  /** The Host header as received. */
  host: string;
  /** Epoch milliseconds. */
  now: number;
  /** Read only where entry is restricted; elsewhere the cookies need not be unsealed. */
  passes: Passes;
}

declare const admitted: unique symbol;

/**
 * Proof that the gate let this request in. Catalogue use cases demand one; only `admit` makes one, by a cast that the
 * unexported symbol keeps from everybody else.
 */
export interface Admission {
  readonly [admitted]: true;
  readonly host: string;
}

/** All facts that the gate may use. */
export interface GateRequest extends AccessContext {
  /** The HTTP method in upper case. */
  method: string;
  /** Path as received, still percent-encoded, without the query. */
  path: string;
  /** Query as received: empty, or a string that starts with `?`. */
  query: string;
  /** `Sec-CH-UA-Mobile`, or an empty string. */
  mobileHint: string;
  userAgent: string;
}

export type Decision =
  | {
      kind: 'pass';
      pageClass: PageClass;
      headerMode: HeaderMode;
      device: Device;
      /** Whether others would not get this response: then shared caches must not store it. */
      restricted: boolean;
      /** Null where only the pages open under a restriction may be served, without any content of the catalogue. */
      admission: Admission | null;
    }
  | {
      kind: 'redirect';
      status: 307 | 308;
      /** Relative to the site, with its query. */
      location: string;
      /** Whether the customer gets the bypass of the launch with the redirect. */
      grantsBypass?: boolean;
    }
  | (Refusal & { status: 400 | 404 })
  | (Refusal & { status: 405; allow: string });

interface Refusal {
  kind: 'refuse';
  /** Nothing of the store may be shown, not even its not-found page. */
  bare: boolean;
  /** Whether others would not get what this visitor may see: then shared caches must not store it. */
  restricted: boolean;
}

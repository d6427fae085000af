/** `none` hides the header, `cart-flow` is the simplified bar. */
export type HeaderMode = 'full' | 'cart-flow' | 'none';
export type Device = 'desktop' | 'mobile';

/**
 * `public`: the same for every visitor on a kind of device, may be cached by anyone. `personal`: never stored.
 * `asset`: files. `api`: route handlers, which choose their own headers.
 */
export type PageClass = 'public' | 'personal' | 'asset' | 'api';

/** What an operator has set about who may enter, and when. */
export interface AccessRules {
  /** Epoch milliseconds; before it the store shows its countdown. */
  launchAt: number;
  /** Names of the private-sale (friends-and-family) hosts, in lower case and without ports. */
  privateSaleHosts: readonly string[];
  /** Name of the host of the site's own address; null where the operator has not set one. */
  siteHost: string | null;
  /** Whether, without such an address, no names are known but those of the private sale and of this machine. */
  namedHostsOnly?: boolean;
}

/** What a visitor's sealed cookies open. */
export interface Passes {
  /** A customer is signed in. */
  signedIn: boolean;
  /** The customer who is signed in may enter before the launch. */
  bypass: boolean;
}

/** What decides who may enter at all: the same facts for pages, handlers and the data layer. */
export interface AccessContext {
  /** The Host header as received. */
  host: string;
  /** Epoch milliseconds. */
  now: number;
  /** Only looked at where entry is restricted: elsewhere nobody needs to open the seals. */
  passes: Passes;
}

declare const admitted: unique symbol;

/** Proof that the gate let this request in. Catalogue use cases demand one; only `admit` makes one, by a cast that the unexported symbol keeps from everybody else. */
export interface Admission {
  readonly [admitted]: true;
  readonly host: string;
}

/** Everything the gate may look at. */
export interface GateRequest extends AccessContext {
  /** Upper case. */
  method: string;
  /** Path as received, still percent-encoded, without the query. */
  path: string;
  /** Query as received: empty, or a text that starts with `?`. */
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
      /** Whether others would not get this: nothing on the way may keep it. */
      restricted: boolean;
      /** Null where only what stands before the door is open: nothing of the catalogue. */
      admission: Admission | null;
    }
  | {
      kind: 'redirect';
      status: 307 | 308;
      /** Relative to the site, with its query. */
      location: string;
      /** Whether the customer gets the bypass of the launch on the way. */
      grantsBypass?: boolean;
    }
  | (Refusal & { status: 400 | 404 })
  | (Refusal & { status: 405; allow: string });

interface Refusal {
  kind: 'refuse';
  /** Nothing of the store may be shown, not even its page for what is missing. */
  bare: boolean;
  /** Whether others would not get what this visitor may see: nothing on the way may keep it. */
  restricted: boolean;
}

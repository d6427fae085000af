import type { Admission } from './admission.ts';

/** `none` hides the header, `cart-flow` is the simplified bar. */
export type HeaderMode = 'full' | 'cart-flow' | 'none';
export type Device = 'desktop' | 'mobile';

/**
 * `public`: the same for every visitor on a kind of device, may be cached by anyone. `personal`: never stored.
 * `asset`: files. `api`: route handlers, which choose their own headers.
 */
export type PageClass = 'public' | 'personal' | 'asset' | 'api';

/** What decides who may enter at all: the same facts for pages, handlers and the data layer. */
export interface AccessFacts {
  /** The Host header as received. */
  host: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Everything the gate may look at. */
export interface RequestFacts extends AccessFacts {
  /** Upper case. */
  method: string;
  /** Path as received, still percent-encoded, without the query. */
  path: string;
  /** `Sec-CH-UA-Mobile`, or an empty string. */
  mobileHint: string;
  userAgent: string;
}

export type Decision =
  | { kind: 'pass'; pageClass: PageClass; headerMode: HeaderMode; device: Device; admission: Admission }
  /** `location` is relative to the site. */
  | { kind: 'redirect'; status: 307 | 308; location: string }
  | { kind: 'refuse'; status: 400 | 404 }
  | { kind: 'refuse'; status: 405; allow: string };

/** The caller of a request, as far as the request proves it. */
export interface Caller {
  readonly sessionId: string;
  /** Null for a guest. A request with an unknown token is refused before the handler runs. */
  readonly customerId: string | null;
  /** The customer token that identified the customer; empty for a guest. */
  readonly customerToken: string;
  /** The network of the shopper's request, as reported by the storefront; empty if it reports none. */
  readonly network: string;
}

import type { Generated } from 'kysely';

/** Customers with their sign-ins, addresses, wishlists, consents and visits. */
export interface CustomerTables {
  /** Only the SHA-256 of a token is stored. */
  customer_tokens: {
    token_hash: string;
    customer_id: string;
    created_at: number;
    expires_at: number;
    /** Updated once a day at most; 0 if unknown. */
    last_used_at: Generated<number>;
  };
  customers: {
    id: string;
    /** Ten digits. */
    mobile: string;
    /** Empty if the customer has given none; the same applies to the name. */
    email: string;
    name: string;
    status_id: number;
    created_at: number;
    modified_at: number;
    /** Code of the language that messages are written in. */
    language: Generated<string>;
  };
  /** The words that a search finds a customer by (`searchWords` of name and email); deleted with the customer's row. */
  customer_words: { word: string; customer_id: string };
  /** Notes by staff about a customer; deleted with the customer's row. */
  customer_notes: { id: string; customer_id: string; text: string; written_by: string; written_at: number };
  /** `document`: the address as in its schema in `lib/contract`, without its id and default flag, as JSON. */
  addresses: {
    guid: string;
    customer_id: string;
    document: string;
    is_default: number;
    created_at: number;
    modified_at: number;
  };
  /** `sku` is empty if no size was chosen. */
  wishlist_items: { customer_id: string; product_code: string; sku: string; added_at: number };
  wishlist_shares: { share_id: string; customer_id: string; created_at: number };
  /** A log: the latest row of a purpose applies. */
  consents: {
    id: string;
    customer_id: string;
    purpose: string;
    granted: number;
    version: string;
    at: number;
    /** The mobile number that updates by WhatsApp go to; empty for other purposes. */
    recipient: Generated<string>;
    /** Where it was chosen: `account`, `checkout`, or `reply` to a message; empty for choices of earlier releases. */
    source: Generated<string>;
  };
  /** Consent choices of visitors, a row for each purpose. Rows with the same `choice_id` were chosen together. */
  visit_consents: {
    choice_id: string;
    purpose: string;
    session_id: string;
    /** Null if nobody was signed in, or has signed in since, in that session. */
    customer_id: string | null;
    granted: number;
    version: string;
    at: number;
  };
  /** `recipient` is a mobile or an email; `code_hash` is keyed by the API's secret. */
  one_time_codes: {
    id: string;
    purpose: 'login' | 'private-sale' | 'deletion' | 'recovery' | 'tracking';
    recipient: string;
    session_id: string;
    code_hash: string;
    email: string;
    name: string;
    sends: number;
    tries: number;
    created_at: number;
    expires_at: number;
  };
  /** Both are keyed hashes: `holder` of the mobile, `code_hash` of its code. `by_call`: 1 if no file named it. */
  invitations: { holder: string; code_hash: string; expires_at: number | null; by_call: Generated<number> };
  support_requests: { reference: string; email: string; mobile: string; order_number: string; created_at: number };
  /** Only the SHA-256 of a token is stored. */
  reset_tokens: { token_hash: string; customer_id: string; created_at: number; expires_at: number };
  /** Visits through campaign links. */
  visits: {
    id: string;
    at: number;
    session_id: string;
    /** Path and campaign of the landing page. */
    banner_url: string;
    tracking_code: string;
    device: 'desktop' | 'mobile';
  };
}

import type { Generated } from 'kysely';
import type { GiftCardOrderState } from '#lib/contract/index.ts';
import type { AfterSaleTables } from './after-sale-tables.ts';
import type { DocumentTables } from './document-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { QuestionTables } from './question-tables.ts';
import type { ReviewTables } from './review-tables.ts';
import type { StoreTables } from './store-tables.ts';
import type { SurveyTables } from './survey-tables.ts';
import type { UploadTables } from './upload-tables.ts';

/** Tables of the bundled retail API. Times are epoch milliseconds, money is integer paise, JSON is text. */
export interface Database
  extends OrderTables,
    AfterSaleTables,
    StoreTables,
    SurveyTables,
    UploadTables,
    DocumentTables,
    ReviewTables,
    QuestionTables {
  /** Migrations that were applied to this database. */
  migrations: { name: string; applied_at: number };
  /** One row, `id` 1: incremented by every change of the catalogue, so that each process rebuilds its index. */
  catalogue_version: {
    id: number;
    version: number;
    imported_at: number;
    source_hash: string;
    /** Incremented when an operator saves or removes a page: pages are purged then, but no index is rebuilt. */
    pages_version: Generated<number>;
    /** When an import last changed products; `imported_at` also changes when products sell out. */
    priced_at: Generated<number>;
    /** `operator` once an operator has imported products; the demo's files then import only pages. */
    origin: Generated<'demo' | 'operator'>;
  };
  products: {
    code: string;
    /** Canonical slug, unique, ends in the lower-case code. */
    slug: string;
    /** The product as imported (`CatalogueProduct`), as JSON. */
    document: string;
    position: number;
    modified_at: number;
  };
  /** The only source of price and stock; the copies in the product document are ignored. */
  skus: {
    sku: string;
    product_code: string;
    size_name: string | null;
    price: number;
    mrp: number;
    quantity: number;
    position: number;
  };
  categories: { path: string; parent_path: string; name: string; intro: string; rule: string; position: number };
  brands: { slug: string; document: string; position: number };
  stores: { code: string; document: string; position: number };
  redirects: { from_path: string; to_path: string };
  /** Content fragments and pages by slug, as displayed. */
  pages: {
    slug: string;
    title: string;
    footer_group: string;
    content: string;
    position: number;
    modified_at: number;
    /** The date in its file; null if the file has none. */
    dated_at: number | null;
    /** 1 if an operator saved it through the API; it then overrides the file. */
    is_saved: Generated<number>;
    /** `StoryFacts` as JSON; null if the page is no story of the journal. */
    story: Generated<string | null>;
  };
  /** The pages as they are in the files. */
  page_files: {
    slug: string;
    title: string;
    footer_group: string;
    content: string;
    position: number;
    dated_at: number | null;
    story: Generated<string | null>;
  };
  /** Visual features of a photo, by its name with the hash: bytes in base64, empty if the photo cannot be decoded. */
  photo_looks: { photo: string; feature_version: number; look: string };
  site_options: { option_id: string; value: string };
  baskets: { guid: string; customer_id: string | null; version: number; created_at: number; changed_at: number };
  basket_lines: {
    id: string;
    basket_guid: string;
    sku: string;
    quantity: number;
    /** Price when it was added or last changed, for the price-change notice. */
    unit_price: number;
    /** What the line shows (`LineSnapshot`, as JSON) after its product has left the catalogue. */
    snapshot: string;
    added_at: number;
    /** Null if the shopper never chose an offer for it; empty if the shopper wants none. */
    offer_id: string | null;
  };
  /** What was saved for later from a basket; the columns are those of its line. */
  saved_lines: {
    id: string;
    basket_guid: string;
    sku: string;
    quantity: number;
    unit_price: number;
    snapshot: string;
    saved_at: number;
  };
  /** `document`: the offer or coupon as in its file, as JSON. Valid from `starts_at` until before `ends_at`. */
  offers: { id: string; document: string; position: number; starts_at: number; ends_at: number };
  coupons: { code: string; document: string; position: number; starts_at: number; ends_at: number };
  /** The files that promotions were imported from. */
  promotion_files: { name: string; source_hash: string; imported_at: number };
  /** Each redemption of a coupon by an order. */
  coupon_redemptions: { id: string; code: string; customer_id: string | null; order_number: string; at: number };
  /** Each can be used once; `used_at` is set when it is used. */
  gift_coupons: {
    code: string;
    amount: number;
    starts_at: number;
    ends_at: number;
    used_at: number | null;
    /** Number of the order that used it; null if the operator's file marks it as used. */
    used_by: string | null;
  };
  /** Gift coupons held by a cart; a hold is deleted with its basket. */
  gift_coupon_requests: { id: string; code: string; basket_guid: string; expires_at: number };
  /** Only the salted scrypt hash of a PIN is stored. The balance is the sum of the card's entries. */
  gift_cards: {
    id: string;
    number: string;
    pin_salt: string;
    pin_hash: string;
    initial_amount: number;
    balance: number;
    created_at: number;
    expires_at: number;
  };
  /**
   * Credits to a card, and debits as negative amounts. `reference`: for an issue the id of the gift card order,
   * otherwise the number of the order that the card pays.
   */
  gift_card_entries: {
    id: string;
    card_id: string;
    kind: 'issue' | 'spend' | 'return';
    amount: number;
    reference: string;
    at: number;
  };
  /** The cards used by the cart of a gift-card session. Only the SHA-256 of the session id is stored. */
  gift_card_uses: { session_id: string; card_id: string; added_at: number };
  gift_card_orders: {
    id: string;
    state: GiftCardOrderState;
    amount: number;
    recipient_name: string;
    recipient_email: string;
    sender_name: string;
    sender_email: string;
    /** For the payment; empty once it is deleted, and while it was not yet asked for. */
    sender_mobile: string;
    message: string;
    /** Null if a guest bought it. */
    customer_id: string | null;
    card_id: string | null;
    created_at: number;
    paid_at: number | null;
  };
  /**
   * Idempotency keys of completed writes with the data needed to answer a retry (`response`), so that the write is not
   * repeated.
   */
  idempotency_keys: { scope: string; key: string; request_hash: string; response: string; created_at: number };
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
  };
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
  consents: { id: string; customer_id: string; purpose: string; granted: number; version: string; at: number };
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
  /** `recipient` is a mobile or an e-mail; `code_hash` is keyed by the API's secret. */
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
  /** Both are keyed hashes: `holder` of the mobile, `code_hash` of its code. */
  invitations: { holder: string; code_hash: string; expires_at: number | null };
  /** A row to lock while the events of its key are counted. */
  limit_locks: { key: string; touched_at: number };
  limit_events: { id: string; key: string; at: number };
  /**
   * Pending and sent messages. The body of a message with a code is removed once the message was sent or has expired.
   */
  outbox: {
    id: string;
    kind: string;
    channel: 'sms' | 'voice' | 'mail';
    recipient: string;
    subject: string;
    body: string;
    /** The same message as HTML; empty if there is only plain text. */
    html: Generated<string>;
    state: 'waiting' | 'sending' | 'sent' | 'failed';
    attempts: number;
    next_attempt_at: number;
    created_at: number;
    expires_at: number;
    sent_at: number | null;
  };
  notify_requests: {
    id: string;
    sku: string;
    channel: 'sms' | 'mail';
    recipient: string;
    customer_id: string | null;
    created_at: number;
    /** Nothing is sent before this time, because a notice about the size was sent recently; 0 if none was. */
    not_before: Generated<number>;
  };
  /** Requests to be told when a size in stock costs less than `price`, that of the cheapest size when it was made. */
  price_alerts: {
    id: string;
    product_code: string;
    price: number;
    channel: 'sms' | 'mail';
    recipient: string;
    customer_id: string | null;
    created_at: number;
    /** As in `notify_requests`. */
    not_before: Generated<number>;
  };
  /** Recipients of a single notice when the store has opened. `mailbox`: the key by which the recipient is counted. */
  launch_notices: { mailbox: string; channel: 'sms' | 'mail'; recipient: string; created_at: number };
  support_requests: { reference: string; email: string; mobile: string; order_number: string; created_at: number };
  /** Only the SHA-256 of a token is stored. */
  reset_tokens: { token_hash: string; customer_id: string; created_at: number; expires_at: number };
  error_log: {
    id: string;
    at: number;
    kind: string;
    api_name: string;
    status_code: string;
    error_code: string;
    description: string;
    request: string;
    response: string;
    type_id: number | null;
  };
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
  /** `week`: whole weeks since the epoch. */
  search_weeks: { text: string; week: number; searches: number };
  /**
   * `key`: hash of the text; `text` is stored only once it is no longer private. `week`: the last week with a search,
   * as above.
   */
  search_misses: { key: string; text: string; searches: number; week: number };
}

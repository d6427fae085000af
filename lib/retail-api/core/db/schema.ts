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
  /** The migrations this database has seen. */
  migrations: { name: string; applied_at: number };
  /** One row, `id` 1: rises with every change of the catalogue, so that each process rebuilds its index. */
  catalogue_version: {
    id: number;
    version: number;
    imported_at: number;
    source_hash: string;
    /** Rises with every page that an operator saves or removes: pages are purged then, and no index is rebuilt. */
    pages_version: Generated<number>;
    /** When the files last brought products; `imported_at` also rises as they are sold out. */
    priced_at: Generated<number>;
    /** `operator` once an operator has imported products; the demo's files then bring pages alone. */
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
  /** Price and stock live here and nowhere else; the document's copies are ignored. */
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
  /** Content fragments and pages by slug, as they are shown. */
  pages: {
    slug: string;
    title: string;
    footer_group: string;
    content: string;
    position: number;
    modified_at: number;
    /** The day that its file gives it; null where it gives none. */
    dated_at: number | null;
    /** 1 where an operator saved it by the API, which wins over the file. */
    is_saved: Generated<number>;
  };
  /** The pages as the files hold them. */
  page_files: {
    slug: string;
    title: string;
    footer_group: string;
    content: string;
    position: number;
    dated_at: number | null;
  };
  /** What a photo looks like, by its name with the hash: bytes in base64, empty where it cannot be decoded. */
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
    /** What the line shows (`LineSnapshot`, as JSON), for the day its product leaves the catalogue. */
    snapshot: string;
    added_at: number;
    /** Null where the shopper never chose an offer for it; empty where none is wanted. */
    offer_id: string | null;
  };
  /** `document` is the offer or coupon as its file holds it, as JSON. Valid from `starts_at` to before `ends_at`. */
  offers: { id: string; document: string; position: number; starts_at: number; ends_at: number };
  coupons: { code: string; document: string; position: number; starts_at: number; ends_at: number };
  /** The files that promotions were read from. */
  promotion_files: { name: string; source_hash: string; imported_at: number };
  /** Each use of a coupon by an order. */
  coupon_redemptions: { id: string; code: string; customer_id: string | null; order_number: string; at: number };
  /** Each is used once: `used_at` is set then. */
  gift_coupons: {
    code: string;
    amount: number;
    starts_at: number;
    ends_at: number;
    used_at: number | null;
    /** Number of the order that used it; null where the operator's file says that it was used. */
    used_by: string | null;
  };
  /** Gift coupons that a cart holds; a hold goes with its basket. */
  gift_coupon_requests: { id: string; code: string; basket_guid: string; expires_at: number };
  /** Only the salted scrypt hash of a PIN is kept. The balance is the sum of the card's entries. */
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
   * What came onto a card and went off it, which is below zero. `reference`: of an issue the order for the card, otherwise
   * the number of the order that the card pays.
   */
  gift_card_entries: {
    id: string;
    card_id: string;
    kind: 'issue' | 'spend' | 'return';
    amount: number;
    reference: string;
    at: number;
  };
  /** The cards that the cart of a gift-card session uses. Only the SHA-256 of the session's id is kept. */
  gift_card_uses: { session_id: string; card_id: string; added_at: number };
  gift_card_orders: {
    id: string;
    state: GiftCardOrderState;
    amount: number;
    recipient_name: string;
    recipient_email: string;
    sender_name: string;
    sender_email: string;
    /** For the payment; empty once it is forgotten, and where nobody asked for it yet. */
    sender_mobile: string;
    message: string;
    /** Null where a guest bought it. */
    customer_id: string | null;
    card_id: string | null;
    created_at: number;
    paid_at: number | null;
  };
  /** Keyed writes with what it takes to answer them again (`response`), so that a retry is not repeated. */
  idempotency_keys: { scope: string; key: string; request_hash: string; response: string; created_at: number };
  /** Only the SHA-256 of a token is kept. */
  customer_tokens: {
    token_hash: string;
    customer_id: string;
    created_at: number;
    expires_at: number;
    /** Set anew once a day at most; 0 where it is not known. */
    last_used_at: Generated<number>;
  };
  customers: {
    id: string;
    /** Ten digits. */
    mobile: string;
    /** Empty where the customer has given none; so is the name. */
    email: string;
    name: string;
    status_id: number;
    created_at: number;
    modified_at: number;
  };
  /** `document` is the address as its schema in `lib/contract` has it, without its id and its default, as JSON. */
  addresses: {
    guid: string;
    customer_id: string;
    document: string;
    is_default: number;
    created_at: number;
    modified_at: number;
  };
  /** `sku` is empty where no size was named. */
  wishlist_items: { customer_id: string; product_code: string; sku: string; added_at: number };
  wishlist_shares: { share_id: string; customer_id: string; created_at: number };
  /** A log: the newest row of a purpose counts. */
  consents: { id: string; customer_id: string; purpose: string; granted: number; version: string; at: number };
  /** What visitors chose, a row for each purpose. Rows of one `choice_id` were chosen at once. */
  visit_consents: {
    choice_id: string;
    purpose: string;
    session_id: string;
    /** Null where nobody was signed in, nor has signed in since in that session. */
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
  /** Both are keyed hashes: of the mobile, and of its code. */
  invitations: { holder: string; code_hash: string; expires_at: number | null };
  /** A row to lock while the events of its key are counted. */
  limit_locks: { key: string; touched_at: number };
  limit_events: { id: string; key: string; at: number };
  /** Messages to send and sent. The body of a message that held a code is removed once it has gone or expired. */
  outbox: {
    id: string;
    kind: string;
    channel: 'sms' | 'voice' | 'mail';
    recipient: string;
    subject: string;
    body: string;
    /** The same as a page; empty where the plain text is all. */
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
    /** Until then nothing is sent, because the size was told of a moment ago; 0 where it was not. */
    not_before: Generated<number>;
  };
  /** Who is told once that the store has opened. `mailbox` is what the recipient is counted by. */
  launch_notices: { mailbox: string; channel: 'sms' | 'mail'; recipient: string; created_at: number };
  support_requests: { reference: string; email: string; mobile: string; order_number: string; created_at: number };
  /** Only the SHA-256 of a token is kept. */
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
  /** Visits that campaign links brought. */
  visits: {
    id: string;
    at: number;
    session_id: string;
    /** Path and campaign of the landing. */
    banner_url: string;
    tracking_code: string;
    device: 'desktop' | 'mobile';
  };
  /** Week: whole weeks since the epoch. */
  search_weeks: { text: string; week: number; searches: number };
  /** Key: hash of the text, which stands there only once it is nobody's own. Week: the last one, as above. */
  search_misses: { key: string; text: string; searches: number; week: number };
}

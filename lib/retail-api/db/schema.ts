import type { Generated } from 'kysely';
import type { Gateway, GiftCardOrderState, OrderState, PaymentMethod, PaymentSubject } from '#lib/contract/index.ts';

/** Tables of the bundled retail API. Times are epoch milliseconds, money is integer paise, JSON is text. */
export interface Database {
  /** The migrations this database has seen. */
  migrations: { name: string; applied_at: number };
  /** One row, `id` 1: rises with every change of the catalogue, so that each process rebuilds its index. */
  catalogue_version: { id: number; version: number; imported_at: number; source_hash: string };
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
  /** Content fragments and pages by slug. */
  pages: { slug: string; title: string; footer_group: string; content: string; position: number; modified_at: number };
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
    message: string;
    /** Null where a guest bought it. */
    customer_id: string | null;
    card_id: string | null;
    created_at: number;
    paid_at: number | null;
  };
  /**
   * `purchase_id`: orders that follow each other for one intent, of which one at most is ever confirmed. `hold`: `held` for
   * a payment until `hold_expires_at`, `taken` for good, or `released`; the goods, coupon, gift coupon and gift cards of an
   * order always go together. `hold_expires_at` is null unless it is `held`.
   */
  orders: {
    number: string;
    /** An id that cannot be guessed: whoever knows it may see the order. */
    key: string;
    /** Null once the account was deleted. */
    customer_id: string | null;
    basket_guid: string;
    purchase_id: string;
    state: OrderState;
    hold: 'held' | 'taken' | 'released';
    hold_expires_at: number | null;
    payment_method: PaymentMethod;
    /** What it costs, and what of it was left to pay by `payment_method`. */
    total: number;
    payable: number;
    /** The order as it was placed (`OrderDocument`), as JSON. Nothing in it changes but that a deleted account's data go. */
    document: string;
    placed_at: number;
    confirmed_at: number | null;
    cancelled_at: number | null;
    cancel_reason: Generated<string>;
    invoice_number: string | null;
    invoiced_at: number | null;
  };
  /** `document` is the line as it was bought (`OrderLineDocument`), as JSON. */
  order_lines: {
    id: string;
    order_number: string;
    position: number;
    sku: string;
    product_code: string;
    quantity: number;
    net: number;
    document: string;
  };
  /** What orders took off the shelf (below zero) and gave back. */
  stock_entries: {
    id: string;
    sku: string;
    order_number: string;
    kind: 'hold' | 'release';
    quantity: number;
    at: number;
  };
  /** A try to pay at a gateway. Its state moves forward only (`domain/payments`). */
  payment_attempts: {
    /** Also the receipt or transaction number at the gateway: 25 letters and digits. */
    id: string;
    subject: PaymentSubject;
    /** Number of the order, or id of the order for a gift card. */
    subject_id: string;
    gateway: Gateway;
    amount: number;
    state: 'created' | 'given-up' | 'failed' | 'authorized' | 'captured';
    /** 1 where it takes no money. */
    test: number;
    /** What the gateway calls it; null until the gateway knows it, and where it has no such name. */
    gateway_order_id: string | null;
    failure_reason: Generated<string>;
    created_at: number;
    changed_at: number;
    /** How often the gateway was asked, and when it is next; null where there is nothing left to ask. */
    checks: Generated<number>;
    next_check_at: number | null;
  };
  /** News of gateways that were counted. */
  payment_events: { gateway: Gateway; event_id: string; event: string; at: number };
  /** Money that a gateway has taken. `settles` what it was paid for, or is `surplus` and goes back. */
  payments: {
    id: string;
    attempt_id: string;
    subject: PaymentSubject;
    subject_id: string;
    gateway: Gateway;
    gateway_payment_id: string;
    amount: number;
    purpose: 'settles' | 'surplus';
    /** `upi`, `card` …, as the gateway says. */
    instrument: string;
    captured_at: number;
  };
  /** Money that goes back. Its id is the idempotency key at the gateway. */
  refunds: {
    id: string;
    payment_id: string;
    reason: string;
    amount: number;
    state: 'waiting' | 'sent' | 'processed' | 'failed';
    gateway_refund_id: string | null;
    tries: Generated<number>;
    /** When it is next sent or asked for; null where that is done. */
    next_try_at: number | null;
    created_at: number;
    processed_at: number | null;
  };
  /** The last number of each series of invoices, e.g. of a financial year. */
  invoice_series: { series: string; last: number };
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
  /** `recipient` is a mobile or an e-mail; `code_hash` is keyed by the API's secret. */
  one_time_codes: {
    id: string;
    purpose: 'login' | 'deletion' | 'recovery';
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
  search_counts: { text: string; searches: number; last_at: number };
}

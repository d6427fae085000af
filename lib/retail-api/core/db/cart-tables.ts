import type { Generated } from 'kysely';
import type { GiftCardOrderState } from '#lib/contract/index.ts';

/** Carts, promotions, gift coupons and gift cards. */
export interface CartTables {
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
    /** What its items are engraved with; empty for nothing. */
    engraving: Generated<string>;
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
    engraving: Generated<string>;
  };
  /** `document`: the offer or coupon as in its file, as JSON. Valid from `starts_at` until before `ends_at`. */
  /** `paused`: 1 while shoppers do not get it, whatever its times are. */
  offers: {
    id: string;
    document: string;
    position: number;
    starts_at: number;
    ends_at: number;
    version: Generated<number>;
    paused: Generated<number>;
  };
  coupons: {
    code: string;
    document: string;
    position: number;
    starts_at: number;
    ends_at: number;
    version: Generated<number>;
    paused: Generated<number>;
  };
  /** The files that promotions were imported from. */
  promotion_files: {
    name: string;
    source_hash: string;
    imported_at: number;
    /** Since when the operator saves offers and coupons by calls; 0 while the file rules. */
    operator_since: Generated<number>;
    /** Raised by each save, so that every process purges the pages that show offers. */
    saves: Generated<number>;
  };
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
    version: Generated<number>;
    /** When one person alone issued it or raised its amount; 0 where a second one agreed, or a key or a file did it. */
    alone_at: Generated<number>;
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
    /** The number is for the payment; it is empty once deleted, and while it was not yet asked for. */
    sender_mobile: string;
    message: string;
    /** Null if a guest bought it. */
    customer_id: string | null;
    card_id: string | null;
    created_at: number;
    paid_at: number | null;
    /** Code of the language that messages are written in. */
    language: Generated<string>;
  };
}

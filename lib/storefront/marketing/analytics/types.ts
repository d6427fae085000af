/** What of a product stands in an event, as Google Analytics 4 names it; money in rupees. */
export interface Item {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  item_variant?: string;
  item_list_id?: string;
  item_list_name?: string;
  /** Place in its list, from 0. */
  index?: number;
  /** Of a piece once it is reduced, its tax included as everywhere in the store. */
  price: number;
  /** By how much a piece was reduced. */
  discount?: number;
  quantity: number;
}

/** Items with what they are worth together, in rupees. */
export interface Basket {
  currency: string;
  currency_id: number;
  value: number;
  items: Item[];
}

/** A list of products that was shown, or the one of them that was chosen. */
interface ItemList extends Pick<Basket, 'currency' | 'currency_id' | 'items'> {
  item_list_id: string;
  item_list_name: string;
}

interface CouponBasket extends Basket {
  coupon?: string;
}

interface Purchase extends CouponBasket {
  transaction_id: string;
  tax: number;
  shipping: number;
}

export interface PurchaseEvent {
  event: 'purchase';
  ecommerce: Purchase;
}

/** Every event that the store tells, in the shape of Google Analytics 4 (developers.google.com, "Measure ecommerce"). */
export type AnalyticsEvent =
  | { event: 'page_view'; page_location: string; page_title: string | undefined }
  | { event: 'search' | 'view_search_results'; search_term: string }
  | { event: 'login'; method: string }
  | { event: 'view_item_list' | 'select_item'; ecommerce: ItemList }
  | { event: 'view_item' | 'add_to_cart' | 'remove_from_cart'; ecommerce: Basket }
  | { event: 'view_cart' | 'begin_checkout'; ecommerce: CouponBasket }
  | { event: 'add_shipping_info'; ecommerce: CouponBasket & { shipping_tier: string } }
  | { event: 'add_payment_info'; ecommerce: CouponBasket & { payment_type: string } }
  | PurchaseEvent;

/** What `/api/analytics` answers: the tag manager to load, null where the store has none. */
export interface AnalyticsSettings {
  tagManager: { id: string; scriptUrl: string } | null;
}

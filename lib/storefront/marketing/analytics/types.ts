/** A product in an event, with the field names of Google Analytics 4; money in rupees. */
export interface Item {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  item_variant?: string;
  item_list_id?: string;
  item_list_name?: string;
  /** Position in its list, from 0. */
  index?: number;
  /** The unit price after all reductions, including tax like all prices of the store. */
  price: number;
  /** The reduction per unit. */
  discount?: number;
  quantity: number;
}

/** Items with their total value in rupees. */
export interface ItemsWithValue {
  currency: string;
  currency_id: number;
  value: number;
  items: Item[];
}

/** A product list that was shown, or the product of it that was chosen. */
interface ItemList extends Pick<ItemsWithValue, 'currency' | 'currency_id' | 'items'> {
  item_list_id: string;
  item_list_name: string;
}

interface CouponBasket extends ItemsWithValue {
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

/**
 * Every event that the store tracks, in the format of Google Analytics 4 (developers.google.com, "Measure
 * ecommerce").
 */
export type AnalyticsEvent =
  | { event: 'page_view'; page_location: string; page_title: string | undefined }
  | { event: 'search' | 'view_search_results'; search_term: string }
  | { event: 'login'; method: string }
  | { event: 'view_item_list' | 'select_item'; ecommerce: ItemList }
  | { event: 'view_item' | 'add_to_cart' | 'remove_from_cart'; ecommerce: ItemsWithValue }
  | { event: 'view_cart' | 'begin_checkout'; ecommerce: CouponBasket }
  | { event: 'add_shipping_info'; ecommerce: CouponBasket & { shipping_tier: string } }
  | { event: 'add_payment_info'; ecommerce: CouponBasket & { payment_type: string } }
  | PurchaseEvent;

/** The body that `/api/analytics` returns. */
export interface AnalyticsSettings {
  /** The tag manager to load; null where the store has none. */
  tagManager: { id: string; scriptUrl: string } | null;
  /** Whether the store keeps metrics, and wants to know how fast pages are. */
  vitals: boolean;
}

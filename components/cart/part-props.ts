import type { Cart } from '#lib/storefront/cart/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';

/** The props of every section of the cart page. */
export interface CartPartProps {
  cart: Cart;
  /** Receives the cart of a reply. */
  onCart: (cart: Cart) => void;
}

/** The states of the cart page's forms, re-rendered by the server after a submission without JavaScript. */
export interface CartForms {
  coupon: FormState;
  giftCoupon: FormState;
  giftCard: FormState;
  /** The form of the sold-out panel. */
  notify: FormState;
}

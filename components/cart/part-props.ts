import type { Cart } from '#lib/storefront/cart/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';

/** What every part of the cart page is given. */
export interface CartPartProps {
  cart: Cart;
  /** Takes the cart that an answer told. */
  onCart: (cart: Cart) => void;
}

/** The forms of the cart page as they came back without scripts. */
export interface CartForms {
  coupon: FormState;
  giftCoupon: FormState;
  giftCard: FormState;
  /** Of the sold-out panel. */
  notify: FormState;
}

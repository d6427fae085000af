import type { CartForms, CartPartProps } from '@/components/cart/part-props';

interface CouponPartProps extends CartPartProps {
  form: CartForms['coupon'];
  /** What was typed last, applied or not. */
  entered: string;
}

/** The coupon of the cart. */
export function CouponPart({ cart }: CouponPartProps) {
  return cart.coupon ? <p>{cart.coupon.code}</p> : null;
}

import type { CartForms, CartPartProps } from '@/components/cart/part-props';

interface GiftsPartProps extends CartPartProps {
  forms: Pick<CartForms, 'giftCoupon' | 'giftCard'>;
}

/** The gift coupon and the gift cards of the cart. */
export function GiftsPart({ cart }: GiftsPartProps) {
  return cart.giftCards.length > 0 ? <p>{cart.giftCards.length}</p> : null;
}

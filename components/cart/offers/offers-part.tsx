import type { CartOffer } from '#lib/cart/offer-types.ts';
import type { CartPartProps } from '@/components/cart/part-props';

interface OffersPartProps extends CartPartProps {
  /** As the server rendered them, for the cart's version then. */
  rendered: CartOffer[];
}

/** The offers of the cart, line by line. */
export function OffersPart({ rendered }: OffersPartProps) {
  return rendered.length > 0 ? <p>{rendered.length}</p> : null;
}

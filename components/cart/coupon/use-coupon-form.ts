'use client';

import type { Cart } from '#lib/storefront/cart/types.ts';
import { EMPTY_FORM, type Problems } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';

/** A form for the coupon of the cart, whose answer is shown in place; an answer without the cart leads to its page. */
export function useCouponForm(onCart: (cart: Cart) => void, rendered: Problems = EMPTY_FORM.problems) {
  const form = useForm<{ cart: Cart }>(rendered, ({ data }) => {
    if (!data) return false;
    onCart(data.cart);
    return true;
  });
  // A form without a field tells its one problem as a whole, at whichever field it is told elsewhere.
  const [problem] = Object.values(form.problems);
  return { ...form, summary: problem ? { '': problem } : {} };
}

'use client';

import type { Cart } from '#lib/storefront/cart/types.ts';
import { EMPTY_FORM, type Problems } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';

/**
 * A form for the cart's coupon whose reply is shown in place; a reply without the cart leads to the cart page.
 */
export function useCouponForm(onCart: (cart: Cart) => void, rendered: Problems = EMPTY_FORM.problems) {
  const form = useForm<{ cart: Cart }>(rendered, ({ data }) => {
    if (!data) return false;
    onCart(data.cart);
    return true;
  });
  // A form without fields shows its single problem as a summary, whichever field the reply names.
  const [problem] = Object.values(form.problems);
  return { ...form, summary: problem ? { '': problem } : {} };
}

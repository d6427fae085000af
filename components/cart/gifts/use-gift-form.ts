'use client';

import * as paths from '#lib/shared/paths.ts';
import { type CartNoticeCode, cartNoticeText } from '#lib/storefront/cart/notices.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { leave } from '#lib/storefront/platform/forms/leave.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import { toast } from '@/components/ui/toast';

interface GiftFormOptions {
  /** Of the form as it came back without scripts. */
  problems?: Problems;
  /** What is said once it was done. */
  done: CartNoticeCode;
  /** Takes the cart that the answer told. */
  onCart: (cart: Cart) => void;
}

const NONE: Problems = {};

/** A form for the gifts of the cart, whose answer is the whole cart. */
export function useGiftForm({ problems = NONE, done, onCart }: GiftFormOptions) {
  return useForm<{ cart: Cart }>(problems, ({ data }) => {
    // It was done, and what the cart is now could not be told: the page asks again.
    if (!data) leave(paths.cart());
    else {
      onCart(data.cart);
      toast({ kind: 'success', text: cartNoticeText(done) });
    }
    return true;
  });
}

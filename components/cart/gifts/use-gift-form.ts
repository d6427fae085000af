'use client';

import * as paths from '#lib/shared/paths.ts';
import { type CartNoticeCode, cartNoticeText } from '#lib/storefront/cart/notices.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { leave } from '#lib/storefront/platform/forms/leave.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import { toast } from '@/components/ui/toast';

interface GiftFormOptions {
  /** The problems re-rendered by the server after a submission without JavaScript. */
  problems?: Problems;
  /** The notice shown after success. */
  done: CartNoticeCode;
  /** Receives the cart of the reply. */
  onCart: (cart: Cart) => void;
}

const NONE: Problems = {};

/** A form for the cart's gifts whose reply is the whole cart. */
export function useGiftForm({ problems = NONE, done, onCart }: GiftFormOptions) {
  return useForm<{ cart: Cart }>(problems, ({ data }) => {
    // The change succeeded, but the reply has no cart, so the page is loaded again.
    if (!data) leave(paths.cart());
    else {
      onCart(data.cart);
      toast({ kind: 'success', text: cartNoticeText(done) });
    }
    return true;
  });
}

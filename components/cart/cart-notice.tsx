import { type CartNoticeCode, cartNoticeText, isCartSuccessNotice } from '#lib/storefront/cart/notices.ts';

interface CartNoticeProps {
  code: CartNoticeCode;
  /** The largest quantity that a cart with its coupon may hold, where that limit is the problem. */
  maximum?: number | undefined;
}

/** The result of a change made without JavaScript, or of an attempt to reach the checkout. */
export function CartNotice({ code, maximum }: CartNoticeProps) {
  const done = isCartSuccessNotice(code);
  return (
    <p
      role={done ? 'status' : 'alert'}
      className={`mt-4 border-l-2 py-2 pl-4 ${done ? 'border-success' : 'border-danger text-danger'}`}
    >
      {cartNoticeText(code, maximum)}
    </p>
  );
}

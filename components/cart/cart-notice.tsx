import { type CartNoticeCode, cartNoticeText, isCartSuccessNotice } from '#lib/storefront/cart/notices.ts';

interface CartNoticeProps {
  code: CartNoticeCode;
  /** The most pieces that a cart with its coupon may hold, where that is what stands in the way. */
  maximum?: number | undefined;
}

/** What became of a change that was made without JavaScript, or of the way to the checkout. */
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

import * as paths from '#lib/shared/paths.ts';
import { cartNotifyForm } from '#lib/storefront/cart/notify-form.ts';
import { noticeOfNotifyFailure, notifyText } from '#lib/storefront/catalogue/stock-alerts/notices.ts';
import { notifyWhenAllBack } from '#lib/storefront/catalogue/stock-alerts/server.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import * as m from '#messages';

/** Saves a Notify Me request for every selected sold-out line of the cart. */
export const POST = formRoute({
  name: 'cart-notify',
  schema: cartNotifyForm,
  page: () => `${paths.cart()}#out-of-stock`,
  handle: async ({ input: { lines, contact }, session }) => {
    const result = await notifyWhenAllBack(await session(), { skus: lines, contact });
    if (result.ok) return { ok: true, location: paths.cart('notify-saved') };
    const { failure } = result;
    const notice = noticeOfNotifyFailure(failure);
    const retryAfterSeconds = failure.kind === 'refused' ? failure.retryAfterSeconds : undefined;
    const text = notice === 'notify-in-stock' ? m.cartNotifyInStock() : notifyText(notice, retryAfterSeconds);
    return { ok: false, problems: { [notice === 'notify-contact' ? 'contact' : '']: text }, retryAfterSeconds };
  },
});

import * as paths from '#lib/shared/paths.ts';
import { codeForm } from '#lib/storefront/account/codes/code-boxes.ts';
import { readCodeRequest, saveLock } from '#lib/storefront/account/codes/code-cookie.ts';
import { CODE_FIELDS } from '#lib/storefront/account/codes/code-fields.ts';
import { codeNotSaved, noCode } from '#lib/storefront/account/refusal.ts';
import { refuseTrackingCode } from '#lib/storefront/orders/tracking/refusal.ts';
import { exchangeTrackingCode } from '#lib/storefront/orders/tracking/server.ts';
import { saveTrackingLookup } from '#lib/storefront/orders/tracking/tracking-lookup.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';

/** Shows the details of an order in this browser after a correct code. */
export const POST = formRoute({
  name: 'track-order-details',
  schema: codeForm,
  page: () => paths.trackOrder(),
  secret: CODE_FIELDS,
  handle: async ({ input, session, cookies }) => {
    const sent = await readCodeRequest(cookies, 'tracking');
    if (!sent) return noCode();
    const form = { orderNumber: sent.orderNumber, contact: sent.mobile || sent.email };
    const proven = await exchangeTrackingCode(await session(), form, { code: input.code, eString: sent.eString });
    if (!proven.ok) {
      await saveLock(cookies, sent, proven.failure);
      return refuseTrackingCode(proven.failure);
    }
    return (await saveTrackingLookup(cookies, { ...form, key: proven.value }))
      ? { ok: true, location: paths.trackOrder() }
      : codeNotSaved();
  },
});

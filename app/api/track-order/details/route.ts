import { codeForm } from '#lib/account/codes/code-boxes.ts';
import { CODE_FIELDS } from '#lib/account/codes/code-fields.ts';
import { saveLock, readCode } from '#lib/account/codes/code-cookie.ts';
import { CODE_NOT_SAVED, NO_CODE } from '#lib/account/refusal.ts';
import { formRoute } from '#lib/forms/form-route.ts';
import { refuse } from '#lib/order-tracking/refusal.ts';
import { proveTracking } from '#lib/order-tracking/server.ts';
import { saveTrackingLookup } from '#lib/order-tracking/tracking-lookup.ts';
import * as paths from '#lib/shared/paths.ts';

/** Opens the details of an order in this browser, once the code was right. */
export const POST = formRoute({
  name: 'track-order-details',
  schema: codeForm,
  page: () => paths.trackOrder(),
  secret: CODE_FIELDS,
  handle: async ({ input, session, cookies }) => {
    const sent = await readCode(cookies, 'tracking');
    if (!sent) return NO_CODE;
    const form = { orderNumber: sent.orderNumber, contact: sent.mobile || sent.email };
    const proven = await proveTracking(await session(), form, { code: input.code, eString: sent.eString });
    if (!proven.ok) {
      await saveLock(cookies, sent, proven.failure);
      return refuse(proven.failure);
    }
    return (await saveTrackingLookup(cookies, { ...form, key: proven.value }))
      ? { ok: true, location: paths.trackOrder() }
      : CODE_NOT_SAVED;
  },
});

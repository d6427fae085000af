import { z } from 'zod';
import { MOBILE_PATTERN } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { readCodeRequest, saveCode, saveLock } from '#lib/storefront/account/codes/code-cookie.ts';
import { codeNotSaved } from '#lib/storefront/account/refusal.ts';
import { refuseTrackingCode } from '#lib/storefront/orders/tracking/refusal.ts';
import { sendTrackingCode } from '#lib/storefront/orders/tracking/server.ts';
import { readTracked } from '#lib/storefront/orders/tracking/tracking-lookup.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';

/** Sends a code to the contact of the order that this browser is tracking, to show its details. */
export const POST = formRoute({
  name: 'track-order-code',
  schema: z.object({}),
  page: () => paths.trackOrder(),
  handle: async ({ session, cookies }) => {
    const before = await readCodeRequest(cookies, 'tracking');
    const tracked = await readTracked(cookies);
    const form = before
      ? { orderNumber: before.orderNumber, contact: before.mobile || before.email }
      : tracked && { orderNumber: tracked.orderNumber, contact: tracked.contact };
    // The tracking request has expired, so the page asks for number and contact again.
    if (!form) return { ok: true, location: paths.trackOrderForm() };
    const sent = await sendTrackingCode(await session(), form, before?.eString ?? '');
    if (!sent.ok) {
      if (before) await saveLock(cookies, before, sent.failure);
      return refuseTrackingCode(sent.failure);
    }
    const { orderNumber, contact } = form;
    const to = MOBILE_PATTERN.test(contact) ? { mobile: contact } : { email: contact };
    if (!(await saveCode(cookies, { purpose: 'tracking', orderNumber, ...to }, sent.value, before)))
      return codeNotSaved();
    return { ok: true, location: paths.trackOrder() };
  },
});

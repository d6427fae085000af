import { CODE_NOT_SAVED } from '#lib/account/refusal.ts';
import { formRoute } from '#lib/forms/form-route.ts';
import { refuseTracking } from '#lib/order-tracking/refusal.ts';
import { trackingForm } from '#lib/order-tracking/schema.ts';
import { trackOrder } from '#lib/order-tracking/server.ts';
import { saveTrackingLookup } from '#lib/order-tracking/tracking-lookup.ts';
import * as paths from '#lib/shared/paths.ts';

/** Asks after an order; the page then shows how far it is. */
export const POST = formRoute({
  name: 'track-order',
  schema: trackingForm,
  page: () => paths.trackOrderForm(),
  handle: async ({ input, session, cookies }) => {
    const found = await trackOrder(await session(), input);
    if (!found.ok) return refuseTracking(found.failure);
    return (await saveTrackingLookup(cookies, { ...input, key: '' }))
      ? { ok: true, location: paths.trackOrder() }
      : CODE_NOT_SAVED;
  },
});

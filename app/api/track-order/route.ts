import * as paths from '#lib/shared/paths.ts';
import { codeNotSaved } from '#lib/storefront/account/refusal.ts';
import { refuseTracking } from '#lib/storefront/orders/tracking/refusal.ts';
import { trackingForm } from '#lib/storefront/orders/tracking/schema.ts';
import { trackOrder } from '#lib/storefront/orders/tracking/server.ts';
import { saveTrackingLookup } from '#lib/storefront/orders/tracking/tracking-lookup.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';

/** Looks up an order by number and contact; the page then shows its status. */
export const POST = formRoute({
  name: 'track-order',
  schema: trackingForm,
  page: () => paths.trackOrderForm(),
  handle: async ({ input, session, cookies }) => {
    const found = await trackOrder(await session(), input);
    if (!found.ok) return refuseTracking(found.failure);
    return (await saveTrackingLookup(cookies, { ...input, key: '' }))
      ? { ok: true, location: paths.trackOrder() }
      : codeNotSaved();
  },
});

import * as paths from '#lib/shared/paths.ts';
import { parseGateway } from '#lib/storefront/payments/parse-gateway.ts';
import { refusePayment } from '#lib/storefront/payments/refusal.ts';
import { paymentStartForm } from '#lib/storefront/payments/schema.ts';
import { startPayment } from '#lib/storefront/payments/server.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';

/**
 * Opens a payment of a gift card order: scripts get the data for the gateway, without JavaScript the page
 * shows it.
 */
export const POST = formRoute({
  name: 'gift-card-payment',
  schema: paymentStartForm,
  page: ({ order = '', gateway }) => paths.giftCardOrder(order, undefined, parseGateway(gateway) ?? undefined),
  handle: async ({ input, request }) => {
    const { order: key, gateway } = input;
    const host = request.headers.get('host') ?? '';
    const started = await startPayment({ key, subject: 'gift-card', gateway, host });
    if (!started.ok) return refusePayment(started.failure, (notice) => paths.giftCardOrder(key, notice));
    if (started.value.kind === 'settled') return { ok: true, location: paths.giftCardOrder(key) };
    return { ok: true, location: paths.giftCardOrder(key, undefined, gateway), data: started.value };
  },
});

import * as paths from '#lib/shared/paths.ts';
import { parseGateway } from '#lib/storefront/payments/parse-gateway.ts';
import { refusePayment } from '#lib/storefront/payments/refusal.ts';
import { paymentStartForm } from '#lib/storefront/payments/schema.ts';
import { startPayment } from '#lib/storefront/payments/server.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';

/** Opens a payment of an order: scripts get the data for the gateway, without JavaScript the page shows it. */
export const POST = formRoute({
  name: 'payment',
  schema: paymentStartForm,
  page: ({ order, gateway }) => paths.makePayment(order, undefined, parseGateway(gateway) ?? undefined),
  handle: async ({ input, request }) => {
    const { order, gateway } = input;
    const started = await startPayment({ key: order, gateway, host: request.headers.get('host') ?? '' });
    if (!started.ok) return refusePayment(started.failure, (notice) => paths.makePayment(order, notice));
    if (started.value.kind === 'settled') return { ok: true, location: paths.thankYou(order) };
    return { ok: true, location: paths.makePayment(order, undefined, gateway), data: started.value };
  },
});

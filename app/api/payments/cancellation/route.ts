import * as paths from '#lib/shared/paths.ts';
import { paymentCancellationForm } from '#lib/storefront/payments/schema.ts';
import { cancelPayment } from '#lib/storefront/payments/server.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import { refuse } from '#lib/storefront/platform/forms/refuse.ts';

/** The shopper gives up paying for now: what the order holds is free again, and it can still be paid. */
export const POST = formRoute({
  name: 'payment-cancellation',
  schema: paymentCancellationForm,
  // Where it was refused, the way back opens no payment either.
  page: ({ order }) => paths.makePayment(order, 'cancelled'),
  handle: async ({ input }) => {
    const cancelled = await cancelPayment(input.order);
    if (!cancelled.ok) return refuse(cancelled.failure, paths.makePayment(input.order, 'cancelled'));
    return { ok: true, location: paths.makePayment(input.order, 'cancelled') };
  },
});

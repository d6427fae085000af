import * as paths from '#lib/shared/paths.ts';
import { paymentCancellationForm } from '#lib/storefront/payments/schema.ts';
import { cancelPayment } from '#lib/storefront/payments/server.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import { refuseForm } from '#lib/storefront/platform/forms/refuse.ts';

/** Cancels the open payment: the order's reservations are released, and the order can still be paid later. */
export const POST = formRoute({
  name: 'payment-cancellation',
  schema: paymentCancellationForm,
  // After a failure the page has this notice, so that it does not open a payment, either.
  page: ({ order }) => paths.makePayment(order, 'cancelled'),
  handle: async ({ input }) => {
    const cancelled = await cancelPayment(input.order);
    if (!cancelled.ok) return refuseForm(cancelled.failure, paths.makePayment(input.order, 'cancelled'));
    return { ok: true, location: paths.makePayment(input.order, 'cancelled') };
  },
});

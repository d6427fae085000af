import { webhookRoute } from '#lib/storefront/payments/webhook-route.ts';

/** The webhook of Razorpay. */
export const POST = webhookRoute('razorpay');

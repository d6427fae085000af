import { webhookRoute } from '#lib/storefront/payments/webhook-route.ts';

/** Razorpay's webhook. */
export const POST = webhookRoute('razorpay');

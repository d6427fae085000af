import { webhookRoute } from '#lib/payments/webhook-route.ts';

/** Razorpay's webhook. */
export const POST = webhookRoute('razorpay');

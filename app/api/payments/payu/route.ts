import { webhookRoute } from '#lib/payments/webhook-route.ts';

/** PayU's webhook. */
export const POST = webhookRoute('payu');

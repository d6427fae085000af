import { webhookRoute } from '#lib/storefront/payments/webhook-route.ts';

/** PayU's webhook. */
export const POST = webhookRoute('payu');

import { webhookRoute } from '#lib/storefront/payments/webhook-route.ts';

/** The webhook of PayU. */
export const POST = webhookRoute('payu');

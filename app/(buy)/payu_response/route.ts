import { returnByHand, returnRoute } from '#lib/storefront/payments/return-route.ts';

/** PayU posts the browser here after a payment. */
export const POST = returnRoute('payu');
export const GET = returnByHand;

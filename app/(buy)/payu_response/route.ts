import { returnByHand, returnRoute } from '#lib/storefront/payments/return-route.ts';

/** The URL to which PayU posts the browser after a payment. */
export const POST = returnRoute('payu');
export const GET = returnByHand;

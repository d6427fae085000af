import { returnByHand, returnRoute } from '#lib/storefront/payments/return-route.ts';

/** The URL to which Razorpay posts the browser after a payment. */
export const POST = returnRoute('razorpay');
export const GET = returnByHand;

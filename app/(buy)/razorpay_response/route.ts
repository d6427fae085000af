import { returnByHand, returnRoute } from '#lib/storefront/payments/return-route.ts';

/** Razorpay posts the browser here after a payment. */
export const POST = returnRoute('razorpay');
export const GET = returnByHand;

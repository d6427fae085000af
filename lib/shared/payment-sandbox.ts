import type { Gateway } from '#lib/contract/gateways.ts';

/**
 * The keys shared by the payment sandbox and the retail API of a trial. They are no secret: no money moves,
 * and the sandbox listens on loopback only.
 */
export const SANDBOX_KEYS = {
  razorpay: {
    keyId: 'rzp_test_samay',
    keySecret: 'sandbox-razorpay-key-secret',
    webhookSecret: 'sandbox-razorpay-webhook-secret',
  },
  payu: { key: 'samay', salt: 'sandbox-payu-salt' },
} as const satisfies Record<Gateway, object>;

/** What the courier of the sandbox knows the store by. */
export const SANDBOX_COURIER = {
  email: 'store@courier.test',
  password: 'sandbox-courier-password',
  pickupLocation: 'Store',
  pickupPincode: '560001',
  webhookToken: 'sandbox-courier-webhook-token',
} as const;

/** Returns the URL of the courier in the sandbox at `base` (without a trailing slash). */
export const sandboxCourierUrl = (base: string) => `${base}/courier`;

/**
 * Returns the URLs of each gateway in the sandbox at `base` (without a trailing slash), named as its adapter
 * expects them.
 */
export function sandboxAddresses(base: string) {
  return {
    razorpay: { apiUrl: `${base}/razorpay`, scriptUrl: `${base}/razorpay/v1/checkout.js` },
    payu: { paymentUrl: `${base}/payu/_payment`, serviceUrl: `${base}/payu/merchant/postservice.php?form=2` },
  } satisfies Record<Gateway, object>;
}

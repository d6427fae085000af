/**
 * What the payment sandbox and the retail API of a trial know of each other. Nothing here is a secret: no money moves, and
 * the sandbox listens on this machine alone.
 */
export const SANDBOX_KEYS = {
  razorpay: {
    keyId: 'rzp_test_samay',
    keySecret: 'sandbox-razorpay-key-secret',
    webhookSecret: 'sandbox-razorpay-webhook-secret',
  },
  payu: { key: 'samay', salt: 'sandbox-payu-salt' },
} as const;

/** Addresses of the sandbox at `base` (without a trailing slash), each in the place of a gateway's own. */
export function sandboxAddresses(base: string) {
  return {
    razorpayApi: `${base}/razorpay`,
    razorpayScript: `${base}/razorpay/v1/checkout.js`,
    payuPayment: `${base}/payu/_payment`,
    payuService: `${base}/payu/merchant/postservice.php?form=2`,
  };
}

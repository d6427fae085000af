/**
 * The payment gateways, in the order in which they are offered. A new one needs a name here, a row in each
 * table by gateway, an adapter in each program, and the two route files that it posts to; an architecture rule
 * lists the places.
 */
export const GATEWAYS = ['razorpay', 'payu'] as const;
export type Gateway = (typeof GATEWAYS)[number];

/** An order id at Razorpay. */
export const RAZORPAY_ORDER_PATTERN = /^order_[A-Za-z0-9]{1,40}$/;

/** The names of the gateways, as shoppers read them. */
export const GATEWAY_COPY: Readonly<Record<Gateway, { label: string }>> = {
  razorpay: { label: 'Razorpay' },
  payu: { label: 'PayU' },
};

/** Whether a payment method, or any other text, is the name of a gateway. */
export function isGateway(name: string): name is Gateway {
  return GATEWAYS.some((gateway) => gateway === name);
}

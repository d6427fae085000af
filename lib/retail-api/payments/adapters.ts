import type { Gateway } from '#lib/contract/index.ts';
import type { GatewayAdapter } from './gateway.ts';
import { payuAdapter } from './payu/payu-adapter.ts';
import { razorpayAdapter } from './razorpay/razorpay-adapter.ts';

/** The adapter of each gateway, which implements its protocol. */
export const ADAPTERS: Readonly<Record<Gateway, GatewayAdapter>> = { razorpay: razorpayAdapter, payu: payuAdapter };

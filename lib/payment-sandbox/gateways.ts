import type { Gateway } from '#lib/contract/vocabulary.ts';
import { payuInSandbox } from './payu/gateway.ts';
import { razorpayInSandbox } from './razorpay/gateway.ts';
import type { SandboxGateway } from './sandbox-gateway.ts';

/** The sandbox's behaviour for each gateway. The calls answered in the gateway's place are in `app.ts`. */
export const SANDBOX_GATEWAYS: Readonly<Record<Gateway, SandboxGateway>> = {
  razorpay: razorpayInSandbox,
  payu: payuInSandbox,
};

import type { Gateway } from '#lib/contract/vocabulary.ts';
import { payuInSandbox } from './payu/gateway.ts';
import { razorpayInSandbox } from './razorpay/gateway.ts';
import type { SandboxGateway } from './sandbox-gateway.ts';

/** How the sandbox plays each gateway. The calls that it answers for them are in `app.ts`. */
export const SANDBOX_GATEWAYS: Readonly<Record<Gateway, SandboxGateway>> = {
  razorpay: razorpayInSandbox,
  payu: payuInSandbox,
};

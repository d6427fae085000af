import { SANDBOX_KEYS, sandboxAddresses } from '#lib/shared/payment-sandbox.ts';
import { GATEWAY_TIMEOUT_MS } from '../call-gateway.ts';
import type { GatewayAdapter } from '../gateway.ts';
import { safeAddress } from '../safe-address.ts';
import { razorpayGateway } from './razorpay-gateway.ts';
import { readRazorpaySettlement } from './read-settlement.ts';

/** Creates the Razorpay gateway from the settings of a shop, or for the payment sandbox. */
export const razorpayAdapter: GatewayAdapter = {
  readSettlement: readRazorpaySettlement,
  fromSettings: (settings) =>
    razorpayGateway({
      keyId: settings.RAZORPAY_KEY_ID ?? '',
      keySecret: settings.RAZORPAY_KEY_SECRET ?? '',
      webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET ?? '',
      apiUrl: safeAddress(settings, 'RAZORPAY_API_URL').replace(/\/+$/, ''),
      scriptUrl: safeAddress(settings, 'RAZORPAY_SCRIPT_URL'),
      timeoutMs: GATEWAY_TIMEOUT_MS,
    }),
  atSandbox: (base) =>
    razorpayGateway({
      ...SANDBOX_KEYS.razorpay,
      ...sandboxAddresses(base).razorpay,
      timeoutMs: GATEWAY_TIMEOUT_MS,
    }),
};

import { ConfigurationError } from '#lib/shared/env.ts';
import { GATEWAY_SETTINGS } from '#lib/shared/gateway-settings.ts';
import { SANDBOX_KEYS, sandboxAddresses } from '#lib/shared/payment-sandbox.ts';
import { GATEWAY_TIMEOUT_MS } from '../call-gateway.ts';
import type { GatewayAdapter } from '../gateway.ts';
import { safeAddress } from '../safe-address.ts';
import { payuGateway } from './payu-gateway.ts';
import { readPayuSettlement } from './read-settlement.ts';

/** Creates the PayU gateway from the settings of a shop, or for the payment sandbox. */
export const payuAdapter: GatewayAdapter = {
  readSettlement: readPayuSettlement,
  fromSettings: (settings) => {
    const paymentUrl = safeAddress(settings, 'PAYU_PAYMENT_URL');
    const serviceUrl = safeAddress(settings, 'PAYU_SERVICE_URL');
    const isTestService = new URL(serviceUrl).hostname === 'test.payu.in';
    if (GATEWAY_SETTINGS.payu.isTest(settings) !== isTestService) {
      throw new ConfigurationError('PAYU_SERVICE_URL: must be on test.payu.in if PAYU_PAYMENT_URL is, and only then.');
    }
    const { PAYU_KEY: key = '', PAYU_SALT: salt = '' } = settings;
    return payuGateway({ key, salt, paymentUrl, serviceUrl, timeoutMs: GATEWAY_TIMEOUT_MS });
  },
  atSandbox: (base) =>
    payuGateway({
      ...SANDBOX_KEYS.payu,
      ...sandboxAddresses(base).payu,
      timeoutMs: GATEWAY_TIMEOUT_MS,
    }),
};

import type { Gateway } from '#lib/contract/index.ts';
import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { isLoopback } from '#lib/shared/loopback.ts';
import { SANDBOX_KEYS, sandboxAddresses } from '#lib/shared/payment-sandbox.ts';
import { allowsTestPayments } from '#lib/shared/trial.ts';
import { GATEWAY_TIMEOUT_MS } from './call-gateway.ts';
import { NO_PAYMENTS, type PaymentGateway, type Payments } from './gateway.ts';
import { payuGateway } from './payu/payu-gateway.ts';
import { razorpayGateway } from './razorpay/razorpay-gateway.ts';

interface Found {
  gateway: PaymentGateway;
  /** Whether it takes no money. */
  test: boolean;
}

/**
 * The gateways whose keys are set; without any, those of the payment sandbox, where tests are allowed and it runs. Throws
 * ConfigurationError for keys that are set in part, for test keys where nothing may be sold for nothing, and for addresses
 * that keys must not be sent to.
 */
export function paymentsFromSettings(settings: Environment): Payments {
  const found = [razorpayOf(settings), payuOf(settings)].filter((gateway) => gateway !== null);
  if (found.length === 0) return sandboxPayments(settings);
  const test = found.some((gateway) => gateway.test);
  if (found.some((gateway) => gateway.test !== test)) {
    throw new ConfigurationError(
      'RAZORPAY_KEY_ID, PAYU_PAYMENT_URL: one takes money and one is a test. Use two of a kind.',
    );
  }
  if (test && !allowsTestPayments(settings)) {
    throw new ConfigurationError(
      'TEST_PAYMENTS: the payment gateways are set up for tests, which take no money. Set it to on, or use their live keys.',
    );
  }
  return { gateways: byName(found), test };
}

function razorpayOf(settings: Environment): Found | null {
  const keys = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;
  if (!hasKeys(settings, keys)) return null;
  const { RAZORPAY_KEY_ID: keyId = '', RAZORPAY_KEY_SECRET: keySecret = '' } = settings;
  return {
    gateway: razorpayGateway({
      keyId,
      keySecret,
      webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET ?? '',
      apiUrl: safeAddress(settings, 'RAZORPAY_API_URL').replace(/\/+$/, ''),
      scriptUrl: safeAddress(settings, 'RAZORPAY_SCRIPT_URL'),
      timeoutMs: GATEWAY_TIMEOUT_MS,
    }),
    test: keyId.startsWith('rzp_test_'),
  };
}

function payuOf(settings: Environment): Found | null {
  if (!hasKeys(settings, ['PAYU_KEY', 'PAYU_SALT'])) return null;
  const { PAYU_KEY: key = '', PAYU_SALT: salt = '' } = settings;
  const paymentUrl = safeAddress(settings, 'PAYU_PAYMENT_URL');
  const serviceUrl = safeAddress(settings, 'PAYU_SERVICE_URL');
  if (isPayuTest(paymentUrl) !== isPayuTest(serviceUrl)) {
    throw new ConfigurationError('PAYU_SERVICE_URL: must be on test.payu.in if PAYU_PAYMENT_URL is, and only then.');
  }
  return {
    gateway: payuGateway({ key, salt, paymentUrl, serviceUrl, timeoutMs: GATEWAY_TIMEOUT_MS }),
    test: isPayuTest(paymentUrl),
  };
}

function sandboxPayments(settings: Environment): Payments {
  if (!settings.PAYMENT_SANDBOX_URL || !allowsTestPayments(settings)) return NO_PAYMENTS;
  const addresses = sandboxAddresses(settings.PAYMENT_SANDBOX_URL.replace(/\/+$/, ''));
  const timeoutMs = GATEWAY_TIMEOUT_MS;
  const razorpay = razorpayGateway({
    ...SANDBOX_KEYS.razorpay,
    ...{ apiUrl: addresses.razorpayApi, scriptUrl: addresses.razorpayScript, timeoutMs },
  });
  const payu = payuGateway({
    ...SANDBOX_KEYS.payu,
    ...{ paymentUrl: addresses.payuPayment, serviceUrl: addresses.payuService, timeoutMs },
  });
  const test = true;
  return { gateways: byName([razorpay, payu].map((gateway) => ({ gateway, test }))), test };
}

/** Whether all of them are set; throws ConfigurationError that names the first missing one where only some are. */
function hasKeys(settings: Environment, names: readonly (keyof Environment)[]): boolean {
  const missing = names.filter((name) => !settings[name]);
  if (missing.length === 0 || missing.length === names.length) return missing.length === 0;
  throw new ConfigurationError(`${missing[0]}: must be set as well, since ${names.find((name) => settings[name])} is.`);
}

type Address = 'RAZORPAY_API_URL' | 'RAZORPAY_SCRIPT_URL' | 'PAYU_PAYMENT_URL' | 'PAYU_SERVICE_URL';

/** An address of a gateway. Keys and payments never go in the clear over a network: throws ConfigurationError then. */
function safeAddress(settings: Environment, name: Address): string {
  const { protocol, hostname } = new URL(settings[name]);
  if (protocol === 'https:' || isLoopback(hostname)) return settings[name];
  throw new ConfigurationError(`${name}: must begin with https://.`);
}

function isPayuTest(address: string): boolean {
  return new URL(address).hostname === 'test.payu.in';
}

function byName(found: readonly Found[]): ReadonlyMap<Gateway, PaymentGateway> {
  return new Map(found.map(({ gateway }) => [gateway.name, gateway]));
}

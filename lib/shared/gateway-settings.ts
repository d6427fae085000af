import { GATEWAYS, type Gateway } from '#lib/contract/gateways.ts';
import type { Environment } from './env.ts';

type Setting = keyof Environment;
type Address = 'RAZORPAY_API_URL' | 'RAZORPAY_SCRIPT_URL' | 'PAYU_PAYMENT_URL';

/** What the settings say of a gateway. */
interface GatewaySettings {
  /** Its keys. A shop has the gateway where all are set, and none may be set alone; the first stands for them in messages. */
  keys: readonly [Setting, ...Setting[]];
  /** The setting that tells a test from a gateway that takes money. */
  testSetting: Setting;
  /** Whether it takes no money with these settings. */
  isTest: (settings: Environment) => boolean;
  /** Registered domain, whose pages and scripts lead on to others of the same domain. */
  domain: string;
  /** Settings with addresses that forms of the store are posted to. */
  forms: readonly Address[];
  /** Settings with addresses of a script that runs in the page, and of what it opens. */
  script: readonly Address[];
}

/** What each gateway is set up with. The settings themselves are in `env.ts`. */
export const GATEWAY_SETTINGS: Readonly<Record<Gateway, GatewaySettings>> = {
  razorpay: {
    keys: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
    testSetting: 'RAZORPAY_KEY_ID',
    isTest: ({ RAZORPAY_KEY_ID = '' }) => RAZORPAY_KEY_ID.startsWith('rzp_test_'),
    domain: 'razorpay.com',
    forms: ['RAZORPAY_API_URL'],
    script: ['RAZORPAY_SCRIPT_URL', 'RAZORPAY_API_URL'],
  },
  payu: {
    keys: ['PAYU_KEY', 'PAYU_SALT'],
    testSetting: 'PAYU_PAYMENT_URL',
    isTest: ({ PAYU_PAYMENT_URL }) => new URL(PAYU_PAYMENT_URL).hostname === 'test.payu.in',
    domain: 'payu.in',
    forms: ['PAYU_PAYMENT_URL'],
    script: [],
  },
};

/** The gateways that a shop is set up with, by the first of their keys. */
export function gatewaysSetUp(settings: Environment): Gateway[] {
  return GATEWAYS.filter((gateway) => Boolean(settings[GATEWAY_SETTINGS[gateway].keys[0]]));
}

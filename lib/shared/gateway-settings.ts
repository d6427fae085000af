import { GATEWAYS, type Gateway } from '#lib/contract/gateways.ts';
import type { Environment } from './env.ts';

type Setting = keyof Environment;
type Address = 'RAZORPAY_API_URL' | 'RAZORPAY_SCRIPT_URL' | 'PAYU_PAYMENT_URL';

/** How the settings configure a gateway. */
interface GatewaySettings {
  /** How the first of its keys looks. */
  keyShape: RegExp;
  /**
   * Its keys. A store offers the gateway where all are set, and a partial set is refused; messages name the
   * first.
   */
  keys: readonly [Setting, ...Setting[]];
  /** The setting that distinguishes a test from a gateway that charges money. */
  testSetting: Setting;
  /** Whether no money is charged with these settings. */
  isTest: (settings: Environment) => boolean;
  /** Registered domain; the gateway's pages and scripts link to others of the same domain. */
  domain: string;
  /** Settings with the URLs that forms of the store are posted to. */
  forms: readonly Address[];
  /** Settings with the URLs of a script that runs in the page, and of what it opens. */
  script: readonly Address[];
}

/** The configuration of each gateway. The settings themselves are in `env.ts`. */
export const GATEWAY_SETTINGS: Readonly<Record<Gateway, GatewaySettings>> = {
  razorpay: {
    keys: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
    keyShape: /^rzp_(?:test|live)_[A-Za-z0-9]{6,40}$/,
    testSetting: 'RAZORPAY_KEY_ID',
    isTest: ({ RAZORPAY_KEY_ID = '' }) => RAZORPAY_KEY_ID.startsWith('rzp_test_'),
    domain: 'razorpay.com',
    forms: ['RAZORPAY_API_URL'],
    script: ['RAZORPAY_SCRIPT_URL', 'RAZORPAY_API_URL'],
  },
  payu: {
    keys: ['PAYU_KEY', 'PAYU_SALT'],
    keyShape: /^[A-Za-z0-9]{4,40}$/,
    testSetting: 'PAYU_PAYMENT_URL',
    isTest: ({ PAYU_PAYMENT_URL }) => new URL(PAYU_PAYMENT_URL).hostname === 'test.payu.in',
    domain: 'payu.in',
    forms: ['PAYU_PAYMENT_URL'],
    script: [],
  },
};

/** Returns the gateways configured in the settings, i.e. whose first key is set. */
export function gatewaysSetUp(settings: Environment): Gateway[] {
  return GATEWAYS.filter((gateway) => Boolean(settings[GATEWAY_SETTINGS[gateway].keys[0]]));
}

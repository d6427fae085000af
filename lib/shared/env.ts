import { z } from 'zod';
import {
  enumSetting,
  filledText,
  flag,
  hostNames,
  mapAddress,
  numberFrom,
  port,
  secret,
  secretList,
  secureAddress,
  siteAddress,
  text,
  urlOf,
  webAddress,
  webAddresses,
  wholeNumberBetween,
} from './setting-types.ts';
import { singleton } from './singleton.ts';

const schema = z.object({
  NODE_ENV: enumSetting(['development', 'production', 'test']).default('production'),
  PORT: port(3000),
  HOST: text.default('0.0.0.0'),
  /** Base URL of the store for shoppers, in lower case and without a path; decides whether cookies are `Secure`. */
  SITE_URL: siteAddress.optional(),
  RETAIL_API_URL: webAddress.optional(),
  RETAIL_API_PORT: port(4000),
  RETAIL_API_HOST: text.default('127.0.0.1'),
  /** Where the back office listens, and the address that staff use; without one it answers on this machine alone. */
  BACK_OFFICE_PORT: port(4300),
  BACK_OFFICE_HOST: text.default('127.0.0.1'),
  BACK_OFFICE_URL: siteAddress.optional(),
  /** The URLs at which the retail API notifies the storefronts of changed pages. */
  STOREFRONT_URL: webAddresses.optional(),
  /** Lets tests make retail API calls fail; never in production. */
  FAULTS: flag(false),
  /** The caches in front of the storefront that are told of changed pages, what they are, and the secret that they know. */
  CDN_PURGE_URL: webAddresses.optional(),
  CDN_PURGE_TOKEN: text.regex(/^[!-~]{16,}$/, 'must be 16 or more visible ASCII characters without spaces').optional(),
  CDN_KIND: enumSetting(['varnish', 'fastly', 'cloudflare']).default('varnish'),
  /** How long a storefront waits for an answer of the retail API to what a shopper does, in milliseconds. */
  RETAIL_API_TIMEOUT_MS: wholeNumberBetween(500, 30_000).default(3000),
  /** How long a page that is not stored waits for an answer of the retail API before the visitor gets the outage page, in milliseconds. */
  RETAIL_API_LATE_MS: wholeNumberBetween(500, 4000).default(1000),
  DATABASE_URL: urlOf('postgres', 'postgresql').optional(),
  /** A standby of that PostgreSQL, which answers reads of the catalogue while it is no older than the primary. */
  DATABASE_READ_URL: urlOf('postgres', 'postgresql').optional(),
  /** The most connections of one retail API to PostgreSQL; six may place orders at once, and others go on meanwhile. */
  DATABASE_POOL: wholeNumberBetween(8, 200).default(10),
  REDIS_URL: urlOf('redis', 'rediss').optional(),
  DATA_DIR: filledText.default('.data'),
  /** The bucket for photos and videos in S3-compatible storage, without which they are in DATA_DIR alone, and its keys. */
  S3_URL: webAddress.refine((value) => !/[?#]/.test(value), 'must end with the name of the bucket').optional(),
  S3_REGION: filledText.default('ap-south-1'),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  /** A search server (OpenSearch) in place of the index in memory, who may use it, and the name under which products are searched. */
  SEARCH_URL: webAddress.refine((value) => !/[?#]/.test(value), 'must be the address of a server').optional(),
  SEARCH_USER: text.optional(),
  SEARCH_PASSWORD: text.optional(),
  SEARCH_ALIAS: filledText.regex(/^[a-z0-9][a-z0-9_-]{0,100}$/).default('samay-products'),
  /** Whether the shop begins with the goods of the demo; unset, a trial does. */
  CATALOGUE: enumSetting(['demo', 'none']).optional(),
  /** JSON file with the names of the shop and its colours. */
  SHOP_FILE: text.optional(),
  /** JSON file with the offers, coupons and gift cards of the bundled retail API. */
  PROMOTIONS_FILE: text.optional(),
  /** JSON file with the plans by which banks let shoppers pay in instalments (EMI). */
  EMI_FILE: text.optional(),
  /** JSON file with the mobiles invited to the private sale, and their codes. */
  INVITATIONS_FILE: text.optional(),
  /** Folder with the pages, banners, menu panels and home page of the bundled retail API. */
  PAGES_DIR: text.optional(),
  SESSION_SECRET: secret.optional(),
  RETAIL_API_SECRET: secret.optional(),
  REVALIDATE_SECRET: secret.optional(),
  /** Secrets and keys that are accepted beside the current one, while an operator changes it. */
  ACCEPTED_SESSION_SECRETS: secretList,
  ACCEPTED_RETAIL_API_SECRETS: secretList,
  ACCEPTED_REVALIDATE_SECRETS: secretList,
  ACCEPTED_OPERATOR_KEYS: secretList,
  /**
   * The key that an operator sends with operator calls of the bundled retail API, e.g. to edit pages; unset
   * turns them off.
   */
  OPERATOR_KEY: secret.regex(/^[!-~]+$/, 'must be visible ASCII characters without spaces').optional(),
  /** Whether staff must set up an authenticator; unset, a trial does not ask for it and a deployed store does. */
  STAFF_TOTP: enumSetting(['required', 'optional']).optional(),
  /** How long a staff member's session lasts at most, in hours, and how long without a call, in minutes. */
  STAFF_SESSION_HOURS: wholeNumberBetween(1, 168).default(12),
  STAFF_IDLE_MINUTES: wholeNumberBetween(5, 1440).default(120),
  /** The staff member who runs the operator's tools, for the audit. */
  OPERATOR_NAME: text.max(60, 'must have at most 60 characters').optional(),
  TRUST_PROXY: wholeNumberBetween(0, 5).default(0),
  PAGE_CACHE_MB: wholeNumberBetween(1, 4096).default(64),
  IMAGE_CACHE_MB: wholeNumberBetween(1, 4096).default(48),
  /** Generates all sizes of all photos after the start; when off, each size is generated at its first request. */
  PHOTO_BACKGROUND: flag(true),
  /** Sends messages, asks gateways, ends holds and the like in this process, too; when off, others must. */
  BACKGROUND_WORK: flag(true),
  /**
   * The settings of the tests: the browser to run, how much slower it is than this machine, and where Playwright writes its
   * results.
   */
  CHROMIUM_PATH: text.optional(),
  E2E_SLOWER: numberFrom(1).default(1),
  E2E_JSON: text.optional(),
  /** The ports on which the storefront and the bundled retail API serve metrics; without one, none are kept. */
  METRICS_PORT: wholeNumberBetween(0, 65_535).optional(),
  RETAIL_API_METRICS_PORT: wholeNumberBetween(0, 65_535).optional(),
  METRICS_HOST: text.default('127.0.0.1'),
  /** Where traces are sent by OTLP over HTTP, and which: standard settings of OpenTelemetry. Without an address none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_TIMEOUT: wholeNumberBetween(100, 60_000).default(3000),
  OTEL_TRACES_SAMPLER: enumSetting([
    'always_on',
    'always_off',
    'traceidratio',
    'parentbased_always_on',
    'parentbased_always_off',
    'parentbased_traceidratio',
  ]).default('parentbased_traceidratio'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0)
    .max(1, 'must be a number from 0 to 1')
    .default(0.05),
  LOG_LEVEL: enumSetting(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Digits of a one-time code: 4 as in the specification; 6 is recommended for a real store. */
  OTP_LENGTH: wholeNumberBetween(4, 8).default(4),
  /** The most one-time codes that the whole store sends per minute; more would mean abuse or an error. */
  OTP_PER_MINUTE: wholeNumberBetween(1, 100_000).default(300),
  /** The SMTP server for emails; without it they stay in the outbox. */
  SMTP_URL: urlOf('smtp', 'smtps').optional(),
  MAIL_FROM: text.min(3, 'must be an email address, with or without a name').optional(),
  /** Email address of customer support. */
  SUPPORT_EMAIL: z.email('must be an email address').max(254, 'must have at most 254 characters').optional(),
  /** URL to which SMS and calls are posted as JSON; without it they stay in the outbox. */
  SMS_GATEWAY_URL: webAddress.optional(),
  SMS_GATEWAY_TOKEN: text.optional(),
  /** Whether customers can agree to updates by WhatsApp; a deployed store needs the four settings below it, too. */
  WHATSAPP: flag(false),
  WHATSAPP_PHONE_NUMBER_ID: text.regex(/^\d{5,32}$/, 'must be the id of the phone number: digits').optional(),
  WHATSAPP_TOKEN: text.optional(),
  /** Signs the webhooks of the WhatsApp Business Platform; the second one proves the webhook's address to it. */
  WHATSAPP_APP_SECRET: text.optional(),
  WHATSAPP_VERIFY_TOKEN: text.optional(),
  WHATSAPP_API_URL: webAddress.default('https://graph.facebook.com/v23.0'),
  /** Tiles of the map of physical stores; without them it shows no streets. */
  MAP_TILES_URL: mapAddress.optional(),
  /** The attribution that the map's licence requires: a text and the URL of the page it links to. */
  MAP_ATTRIBUTION: filledText
    .max(200, 'must have at most 200 characters')
    .default('© OpenStreetMap contributors https://www.openstreetmap.org/copyright'),
  /**
   * Whether a payment may be a test that charges no money; when unset, a trial allows it and a deployed store
   * does not.
   */
  TEST_PAYMENTS: enumSetting(['on', 'off']).optional(),
  /** Keys of the payment gateways; a gateway without keys is not offered. */
  RAZORPAY_KEY_ID: text.optional(),
  RAZORPAY_KEY_SECRET: text.optional(),
  RAZORPAY_WEBHOOK_SECRET: text.optional(),
  RAZORPAY_API_URL: webAddress.default('https://api.razorpay.com'),
  RAZORPAY_SCRIPT_URL: webAddress.default('https://checkout.razorpay.com/v1/checkout.js'),
  PAYU_KEY: text.optional(),
  PAYU_SALT: text.optional(),
  PAYU_PAYMENT_URL: webAddress.default('https://secure.payu.in/_payment'),
  PAYU_SERVICE_URL: webAddress.default('https://info.payu.in/merchant/postservice.php?form=2'),
  /** The port of the payment sandbox on loopback, and its URL; set by the launcher of a trial. */
  PAYMENT_SANDBOX_PORT: port(4200),
  PAYMENT_SANDBOX_URL: webAddress.optional(),
  /** The courier that staff can book; with `none` they type the AWB. `sandbox`: the payment sandbox plays it. */
  COURIER: enumSetting(['none', 'sandbox', 'shiprocket']).default('none'),
  /** The API user of Shiprocket, the name and pincode of the pickup location there, and the token of its webhooks. */
  SHIPROCKET_EMAIL: text.optional(),
  SHIPROCKET_PASSWORD: text.optional(),
  SHIPROCKET_PICKUP_LOCATION: text.optional(),
  SHIPROCKET_PICKUP_PINCODE: text.regex(/^[1-9]\d{5}$/, 'must be a pincode of six digits').optional(),
  SHIPROCKET_WEBHOOK_TOKEN: text
    .regex(/^[!-~]{16,}$/, 'must be 16 or more visible ASCII characters without spaces')
    .optional(),
  SHIPROCKET_API_URL: webAddress.default('https://apiv2.shiprocket.in'),
  CASH_ON_DELIVERY: flag(false),
  /** When the store opens, as a time with its offset; before it visitors see the countdown. */
  LAUNCH_AT: z.iso
    .datetime({ offset: true, error: 'must be a time with its offset, such as 2023-02-14T17:30:00+05:30' })
    .default('2023-02-14T17:30:00+05:30')
    .transform((time) => Date.parse(time)),
  /** Hosts of the private sale, without ports. */
  PRIVATE_SALE_HOSTS: hostNames('ff1.localhost,ff2.localhost,ff3.localhost,ff4.localhost'),
  TOAST_SUCCESS_MS: wholeNumberBetween(1000, 60_000).default(4000),
  TOAST_FAILURE_MS: wholeNumberBetween(1000, 60_000).default(7000),
  OFFERS: flag(true),
  WEBP: flag(false),
  ORDER_EXCHANGE: flag(true),
  ORDER_CANCEL: flag(true),
  ORDER_MODIFY: flag(true),
  ORDER_RETURN: flag(true),
  WISHLIST: flag(false),
  GIFT_OPTIONS: flag(true),
  SERVICE_REQUESTS: flag(true),
  GOLD_EXCHANGE: flag(true),
  CLICK_AND_COLLECT: flag(true),
  /** Hours of a store's opening time until an order can be collected. */
  COLLECT_READY_HOURS: wholeNumberBetween(0, 72).default(2),
  /** Days for which an order is kept at its store once it is ready. */
  COLLECT_DAYS: wholeNumberBetween(3, 30).default(7),
  CORPORATE_SITE: flag(false),
  TAG_MANAGER: flag(true),
  /** Google Tag Manager container; without one there are no analytics. */
  TAG_MANAGER_ID: text.regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be an id such as GTM-ABC1234').optional(),
  TAG_MANAGER_URL: secureAddress
    .refine((value) => !/[?#;,\s]/.test(value), 'must have neither a query nor a fragment')
    .default('https://www.googletagmanager.com/gtm.js'),
  HEADER_CART_COUNT: flag(true),
  OPEN_CART_ON_ADD: flag(true),
  MEGAMENU: flag(true),
});

export type Environment = z.output<typeof schema>;

/** Names of all environment variables that the store reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape);

/** Thrown for an invalid setting; the message is one line that names the variable and how to fix it. */
export class ConfigurationError extends Error {}

/**
 * Parses settings. Throws ConfigurationError naming the first invalid variable; an empty variable counts as
 * unset.
 */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigurationError(`${issue?.path.join('.')}: ${issue?.message}. See docs/settings.md.`);
}

/** The settings of this process, parsed once. */
export function environment(): Environment {
  return singleton('environment', () => parseEnvironment(process.env));
}

/** Whether the operator set a variable, so that its default does not override the retail API's value. */
export function isSet(name: keyof Environment): boolean {
  return Boolean(process.env[name]);
}

/** Environment variables to set for a child process, as text. */
export type ChildSettings = Partial<Record<Exclude<keyof Environment, 'NODE_ENV'>, string>> & {
  NODE_ENV?: Environment['NODE_ENV'];
};

/** Returns the variables for a child process: those of this process, overridden by `set`. */
export function childEnvironment(set: ChildSettings): NodeJS.ProcessEnv {
  // Telemetry is off: nothing about an operator's machine is reported, and a build needs no network.
  return { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...set };
}

/** Whether npm started this process; npm does not always pass its own exit on. */
export function isRunByNpm(): boolean {
  return Boolean(process.env.npm_lifecycle_event);
}

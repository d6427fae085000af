import { GATEWAYS } from '#lib/contract/gateways.ts';
import type { Environment } from '#lib/shared/env.ts';
import { GATEWAY_SETTINGS, gatewaysSetUp } from '#lib/shared/gateway-settings.ts';
import { isLoopback } from '#lib/shared/loopback.ts';
import { OUTBOX_PATH, servesOutbox, unsentChannels } from '#lib/shared/outbox.ts';
import { DEMO_PROFILE, shopName } from '#lib/shared/shop-profile.ts';
import { hasNamedSaleHosts, isTrial } from '#lib/shared/trial.ts';

interface StartLines {
  /** Information for the operator. */
  info: string[];
  /** Warnings that the operator should act on. */
  warnings: string[];
}

/** The URL of each started service; undefined for one that was not started. */
interface Addresses {
  storefront?: string | undefined;
  retailApi?: string | undefined;
  sandbox?: string | undefined;
  backOffice?: string | undefined;
}

/** Returns the lines printed once all services answer. */
export function startLines(
  settings: Environment,
  { storefront, retailApi, sandbox, backOffice }: Addresses,
): StartLines {
  const messages = retailApi === undefined ? { info: [], warnings: [] } : messageLines(settings, retailApi);
  return {
    info: [
      ...(storefront === undefined ? [] : [storefrontLine(settings, storefront), ...hostLines(settings)]),
      ...(backOffice === undefined ? [] : [`The back office is at ${settings.BACK_OFFICE_URL ?? backOffice}`]),
      ...messages.info,
      ...(storefront === undefined || sandbox === undefined
        ? []
        : [`Payments are tests; the sandbox is at ${sandbox}`]),
    ],
    warnings: messages.warnings,
  };
}

/** Returns the line with the store's URL; a store with a SITE_URL answers HTTP 400 at any other host. */
function storefrontLine(settings: Environment, storefront: string): string {
  const { SITE_URL, SHOP_FILE } = settings;
  // The launcher reads the settings alone, which need not name the shop of a saved profile.
  const name = isTrial(settings) || SHOP_FILE !== undefined ? shopName() : 'The store';
  if (SITE_URL === undefined || SITE_URL === storefront) return `${name} is open at ${storefront}`;
  return `${name} is open at ${SITE_URL}; its proxy reaches the store at ${storefront}`;
}

/** Returns a line about the host names that open a store without a SITE_URL that others can reach. */
function hostLines(settings: Environment): string[] {
  if (settings.SITE_URL !== undefined || isLoopback(settings.HOST)) return [];
  return [
    hasNamedSaleHosts(settings)
      ? 'SITE_URL is not set: the store answers only at IP addresses, localhost and PRIVATE_SALE_HOSTS'
      : 'SITE_URL is not set: every host name opens the store',
  ];
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** Returns the lines about messages and payments once the bundled retail API answers at `retailApiUrl`. */
function messageLines(settings: Environment, retailApiUrl: string): StartLines {
  const unsent = unsentChannels(settings);
  const codes = unsent.includes('sms') ? 'codes' : '';
  const mails = unsent.includes('mail') ? 'mails' : '';
  const whatsApp = unsent.includes('whatsapp') ? 'messages by WhatsApp' : '';
  const kinds = LIST.format([codes, mails, whatsApp].filter((kind) => kind !== ''));
  return {
    info: servesOutbox(settings)
      ? [`${kinds[0]?.toUpperCase()}${kinds.slice(1)} that would be sent: ${retailApiUrl}${OUTBOX_PATH}`]
      : [],
    warnings: [
      ...profileWarnings(settings),
      ...(isPublic(settings) ? shopWarnings(settings) : []),
      ...paymentWarnings(settings),
    ],
  };
}

/** The first key setting of each gateway, for messages. */
const KEY_SETTINGS = GATEWAYS.map((gateway) => GATEWAY_SETTINGS[gateway].keys[0]).join(', ');

/** Returns warnings about settings that a trial does not need, but a deployed store does. */
function shopWarnings(settings: Environment): string[] {
  const { SMS_GATEWAY_URL, SMTP_URL, MAIL_FROM, SUPPORT_EMAIL } = settings;
  return [
    ...(SMS_GATEWAY_URL ? [] : [`SMS_GATEWAY_URL: not set, so no codes are sent and ${whoSignsIn(settings)}.`]),
    ...(gatewaysSetUp(settings).length > 0 || settings.TEST_PAYMENTS === 'on'
      ? []
      : [`${KEY_SETTINGS}: no payment gateway is set up, so ${whoPays(settings)}.`]),
    ...(SUPPORT_EMAIL ? [] : ['SUPPORT_EMAIL: not set, so support requests reach nobody.']),
    ...(SMTP_URL && /@localhost>?$/i.test(MAIL_FROM ?? '@localhost')
      ? ['MAIL_FROM: an address at localhost, so mail servers may refuse all email.']
      : []),
  ];
}

/** Without a gateway for text messages, a code can be read on the machine of the retail API at most. */
const whoSignsIn = (settings: Environment): string =>
  servesOutbox(settings) ? 'nobody can sign in but with a code that you read in the outbox' : 'nobody can sign in';

/** How orders are paid where no gateway is set up. */
const whoPays = ({ CASH_ON_DELIVERY }: Environment): string =>
  CASH_ON_DELIVERY ? 'orders can be paid in cash on delivery alone' : 'nobody can pay for an order';

/** Returns a warning about a store that others use, or that takes money, under the name and the seller of the demo. */
function profileWarnings(settings: Environment): string[] {
  if (settings.SHOP_FILE !== undefined || !(isPublic(settings) || takesMoney(settings))) return [];
  const { name } = DEMO_PROFILE;
  return [`SHOP_FILE: WARNING: not set, so the shop is called ${name}, and tax invoices name an invented seller.`];
}

const isPublic = ({ SITE_URL }: Environment): boolean => SITE_URL?.startsWith('https:') ?? false;

function takesMoney(settings: Environment): boolean {
  return gatewaysSetUp(settings).some((gateway) => !GATEWAY_SETTINGS[gateway].isTest(settings));
}

function paymentWarnings(settings: Environment): string[] {
  if (settings.TEST_PAYMENTS !== 'on' || isTrial(settings)) return [];
  return ['TEST_PAYMENTS: on in a store that others can reach, so gift cards and orders are paid without money.'];
}

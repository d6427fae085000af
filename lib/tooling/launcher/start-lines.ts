import { GATEWAYS } from '#lib/contract/gateways.ts';
import { type Environment, parseEnvironment } from '#lib/shared/env.ts';
import { GATEWAY_SETTINGS, gatewaysSetUp } from '#lib/shared/gateway-settings.ts';
import { isLoopback } from '#lib/shared/loopback.ts';
import { OUTBOX_PATH, servesOutbox, unsentChannels } from '#lib/shared/outbox.ts';
import { hasNamedSaleHosts, isTrial } from '#lib/shared/trial.ts';

interface StartLines {
  /** What an operator wants to know. */
  told: string[];
  /** What an operator should mend. */
  warned: string[];
}

/** Where each started service answers; undefined for one that was not started. */
interface Addresses {
  storefront?: string | undefined;
  retailApi?: string | undefined;
  sandbox?: string | undefined;
}

/** What is said once all services answer. */
export function startLines(settings: Environment, { storefront, retailApi, sandbox }: Addresses): StartLines {
  const messages = retailApi === undefined ? { told: [], warned: [] } : messageLines(settings, retailApi);
  return {
    told: [
      ...(storefront === undefined ? [] : [storefrontLine(settings, storefront), ...hostLines(settings)]),
      ...messages.told,
      ...(storefront === undefined || sandbox === undefined
        ? []
        : [`Payments are tests; the sandbox is at ${sandbox}`]),
    ],
    warned: messages.warned,
  };
}

/** A store that has an address of its own answers 400 at any other. */
function storefrontLine({ SITE_URL }: Environment, storefront: string): string {
  if (SITE_URL === undefined || SITE_URL === storefront) return `Samay is open at ${storefront}`;
  return `Samay is open at ${SITE_URL}; its proxy reaches the store at ${storefront}`;
}

/** A store that others reach, and that has no address of its own, says which names open it. */
function hostLines(settings: Environment): string[] {
  if (settings.SITE_URL !== undefined || isLoopback(settings.HOST)) return [];
  return [
    hasNamedSaleHosts(settings)
      ? 'SITE_URL is not set: the store answers only at IP addresses, localhost and PRIVATE_SALE_HOSTS'
      : 'SITE_URL is not set: every host name opens the store',
  ];
}

/** What is said of messages and payments once the bundled retail API answers at `retailApiUrl`. */
function messageLines(settings: Environment, retailApiUrl: string): StartLines {
  const unsent = unsentChannels(settings);
  const codes = unsent.includes('sms') ? 'codes' : '';
  const mails = unsent.includes('mail') ? 'mails' : '';
  const kinds = [codes, mails].filter((kind) => kind !== '').join(' and ');
  const isShop = settings.SITE_URL?.startsWith('https:') ?? false;
  return {
    told: servesOutbox(settings)
      ? [`${kinds[0]?.toUpperCase()}${kinds.slice(1)} that would be sent: ${retailApiUrl}${OUTBOX_PATH}`]
      : [],
    warned: [...sellerWarnings(settings), ...(isShop ? shopWarnings(settings) : []), ...paymentWarnings(settings)],
  };
}

/** The setting that stands for the keys of each gateway. */
const KEY_SETTINGS = GATEWAYS.map((gateway) => GATEWAY_SETTINGS[gateway].keys[0]).join(', ');

/** What a trial can do without, and a shop cannot. */
function shopWarnings(settings: Environment): string[] {
  const { SMS_GATEWAY_URL, SMTP_URL, MAIL_FROM, SUPPORT_EMAIL } = settings;
  return [
    ...(SMS_GATEWAY_URL ? [] : ['SMS_GATEWAY_URL: not set, so no codes are sent and nobody can sign in.']),
    ...(gatewaysSetUp(settings).length > 0 || settings.TEST_PAYMENTS === 'on'
      ? []
      : [`${KEY_SETTINGS}: no payment gateway is set up, so nobody can pay for an order.`]),
    ...(SUPPORT_EMAIL ? [] : ['SUPPORT_EMAIL: not set, so support requests reach nobody.']),
    ...(SMTP_URL && /@localhost>?$/i.test(MAIL_FROM)
      ? ['MAIL_FROM: an address at localhost, so mail servers may refuse all email.']
      : []),
  ];
}

/** Whoever takes money issues tax invoices, and may do so in their own name alone. */
function sellerWarnings(settings: Environment): string[] {
  const invented = parseEnvironment({});
  const left = SELLER_SETTINGS.filter((name) => settings[name] === invented[name]);
  if (!takesMoney(settings) || left.length === 0) return [];
  return [`${left.join(', ')}: WARNING: not set, so tax invoices name an invented seller. Set it before you sell.`];
}

const SELLER_SETTINGS = ['SELLER_LEGAL_NAME', 'SELLER_ADDRESS', 'SELLER_GSTIN'] as const;

function takesMoney(settings: Environment): boolean {
  return gatewaysSetUp(settings).some((gateway) => !GATEWAY_SETTINGS[gateway].isTest(settings));
}

function paymentWarnings(settings: Environment): string[] {
  if (settings.TEST_PAYMENTS !== 'on' || isTrial(settings)) return [];
  return ['TEST_PAYMENTS: on in a store that others can reach, so gift cards and orders are paid without money.'];
}

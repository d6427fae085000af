import { GATEWAY_COPY, GATEWAYS, type Gateway } from '#lib/contract/gateways.ts';
import type { Environment } from '#lib/shared/env.ts';
import { GATEWAY_SETTINGS } from '#lib/shared/gateway-settings.ts';
import type { SecretName } from '#lib/shared/secrets.ts';
import { isDeployment } from '#lib/tooling/launcher/deployment.ts';
import { startLines } from '../launcher/start-lines.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

/** What the settings alone say; nothing is asked. */
export function settingFindings(settings: Environment): Finding[] {
  return [
    ...secretFindings(settings),
    ...acceptedFindings(settings),
    ...messageFindings(settings),
    ...GATEWAYS.flatMap((gateway) => gatewayFindings(gateway, settings)),
    ...proxyFindings(settings),
    // Told at each start, too; the address is of no matter here.
    ...startLines(settings, { retailApi: '' }).warnings.map(wrong),
  ];
}

/** The secrets of the processes that these settings start: one that is elsewhere has its own settings. */
function secretFindings(settings: Environment): Finding[] {
  if (!isDeployment(settings)) return [ok('Secrets: a trial makes its own in DATA_DIR')];
  const storefront: SecretName[] = settings.STOREFRONT_URL ? [] : ['SESSION_SECRET'];
  const retailApi: SecretName[] = settings.RETAIL_API_URL ? [] : ['RETAIL_API_SECRET', 'OPERATOR_KEY'];
  const needed: SecretName[] = [...storefront, ...retailApi, 'REVALIDATE_SECRET'];
  const missing = needed.filter((name) => settings[name] === undefined);
  return missing.length === 0
    ? [ok(`Secrets: ${needed.join(', ')} are set`)]
    : missing.map((name) => wrong(`${name}: not set; a deployment needs its own, of at least 32 characters`));
}

/** Old secrets that are still accepted, so that none is forgotten. */
function acceptedFindings(settings: Environment): Finding[] {
  const lists = [
    'ACCEPTED_SESSION_SECRETS',
    'ACCEPTED_RETAIL_API_SECRETS',
    'ACCEPTED_REVALIDATE_SECRETS',
    'ACCEPTED_OPERATOR_KEYS',
  ] as const;
  return lists
    .filter((name) => settings[name].length > 0)
    .map((name) =>
      note(`${name}: not empty; remove a secret once it is no longer needed, see docs/operate/secrets.md`),
    );
}

function messageFindings({
  SMTP_URL,
  MAIL_FROM,
  SMS_GATEWAY_URL,
  SMS_GATEWAY_TOKEN,
  OTP_LENGTH,
  WHATSAPP,
  WHATSAPP_TOKEN,
}: Environment): Finding[] {
  return [
    SMTP_URL
      ? ok(`Mail: sent from ${MAIL_FROM ?? "the shop's name at no-reply@localhost"}`)
      : note('SMTP_URL: not set, so mails stay in the outbox'),
    SMS_GATEWAY_URL
      ? ok(`SMS: a gateway is set, ${SMS_GATEWAY_TOKEN ? 'with' : 'without'} a token`)
      : note('SMS_GATEWAY_URL: not set, so codes stay in the outbox'),
    ...(WHATSAPP
      ? [WHATSAPP_TOKEN ? ok('WhatsApp: on') : note('WHATSAPP_TOKEN: not set, so messages stay in the outbox')]
      : []),
    ...(OTP_LENGTH < 6 ? [note(`OTP_LENGTH: ${OTP_LENGTH} digits; a real shop should have 6`)] : []),
  ];
}

function gatewayFindings(gateway: Gateway, settings: Environment): Finding[] {
  const { keys, keyShape, isTest } = GATEWAY_SETTINGS[gateway];
  const { label } = GATEWAY_COPY[gateway];
  const set = keys.filter((name) => settings[name]);
  if (set.length === 0) return [];
  const missing = keys.filter((name) => !settings[name]);
  if (missing.length > 0)
    return missing.map((name) => wrong(`${name}: not set, so the keys of ${label} are incomplete`));
  const [first] = keys;
  if (!keyShape.test(String(settings[first]))) return [wrong(`${first}: does not look like a key of ${label}`)];
  return [ok(`${label}: all keys are set; they ${isTest(settings) ? 'are for tests' : 'take money'}`)];
}

function proxyFindings({ SITE_URL, TRUST_PROXY }: Environment): Finding[] {
  if (!SITE_URL?.startsWith('https:') || TRUST_PROXY > 0) return [];
  return [wrong('TRUST_PROXY: 0, so all visitors behind the proxy with TLS count as one; set the number of proxies')];
}

import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { sendsWhatsApp } from '#lib/shared/outbox.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { isTrial } from '#lib/shared/trial.ts';
import { mailServer } from './mail-server.ts';
import { smsGateway } from './sms-gateway.ts';
import type { Transport } from './transport.ts';
import { whatsAppGateway } from './whatsapp-gateway.ts';

/** Enough for a trial; real mail servers refuse its address. The name follows the shop's profile. */
const UNNAMED_SENDER = {
  get name() {
    return shopName();
  },
  address: 'no-reply@localhost',
};

/** The transports that the settings configure. Throws ConfigurationError for an unusable one. */
export function transportsFromSettings(settings: Environment): Transport[] {
  const { SMTP_URL, MAIL_FROM, SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN } = settings;
  return [
    ...(SMS_GATEWAY_URL ? [smsGateway({ url: SMS_GATEWAY_URL, token: SMS_GATEWAY_TOKEN })] : []),
    ...whatsAppTransports(settings),
    ...(SMTP_URL ? [mailServer({ url: SMTP_URL, from: MAIL_FROM ?? UNNAMED_SENDER })] : []),
  ];
}

/** All of them, or none: without its webhook the platform could not report that a number has no WhatsApp, or a STOP. */
const WHATSAPP_SETTINGS = [
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

function whatsAppTransports(settings: Environment): Transport[] {
  const { WHATSAPP, WHATSAPP_API_URL, WHATSAPP_PHONE_NUMBER_ID = '', WHATSAPP_TOKEN = '' } = settings;
  if (!WHATSAPP) return [];
  const missing = WHATSAPP_SETTINGS.find((name) => settings[name] === undefined);
  // A trial without any of them keeps these messages like others.
  if (isTrial(settings) && WHATSAPP_SETTINGS.every((name) => settings[name] === undefined)) return [];
  if (missing !== undefined || !sendsWhatsApp(settings))
    throw new ConfigurationError(`${missing}: must be set where WHATSAPP is on. See docs/operate/messages.md.`);
  return [whatsAppGateway({ url: WHATSAPP_API_URL, phoneNumberId: WHATSAPP_PHONE_NUMBER_ID, token: WHATSAPP_TOKEN })];
}

import type { Environment } from '#lib/shared/env.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { mailServer } from './mail-server.ts';
import { smsGateway } from './sms-gateway.ts';
import type { Transport } from './transport.ts';

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
    ...(SMTP_URL ? [mailServer({ url: SMTP_URL, from: MAIL_FROM ?? UNNAMED_SENDER })] : []),
  ];
}

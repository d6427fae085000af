import { randomBytes } from 'node:crypto';
import { canonicalGstin, stateName } from '#lib/shared/gst.ts';
import type { SecretName } from '#lib/shared/secrets.ts';
import type { Answers } from './questions.ts';

const SECRETS: readonly SecretName[] = ['SESSION_SECRET', 'RETAIL_API_SECRET', 'REVALIDATE_SECRET', 'OPERATOR_KEY'];

/** What a deployed shop needs besides, to be filled in. */
const LATER = [
  '# Fill these in and take away the # before them; npm run doctor says what is missing.',
  '# BACK_OFFICE_URL=https://office.example.in',
  '# HOST=127.0.0.1',
  '# CASH_ON_DELIVERY=on',
  '# OTP_LENGTH=6',
  '# SUPPORT_EMAIL=',
  '# SMTP_URL=',
  '# MAIL_FROM=',
  '# SMS_GATEWAY_URL=',
];

/** The shop's profile, as `SHOP_FILE` holds it, by checked answers. */
export function profileFrom(answers: Answers): Record<string, unknown> {
  const { name, sells, prefix, accent, street, city, pincode } = answers;
  const gstin = canonicalGstin(answers.gstin);
  const state = stateName(gstin.slice(0, 2));
  return {
    name,
    sells,
    description: `${sells.charAt(0).toUpperCase()}${sells.slice(1)}, delivered across India.`,
    orderPrefix: prefix,
    invoicePrefix: prefix,
    seller: { legalName: answers.legalName, address: [street, `${city} ${pincode}, ${state}`], gstin },
    jurisdiction: city,
    contact: { phone: answers.phone, email: answers.email },
    grievanceOfficer: { name: answers.officer, phone: answers.officerPhone, email: answers.officerEmail },
    ...(accent !== '' && { colours: { light: { accent } } }),
  };
}

interface Settings {
  /** Path of the shop's profile. */
  shopFile: string;
  /** Empty for a trial. */
  siteUrl: string;
  /** Empty if nobody was named. */
  operator: string;
}

/** The settings file of a new shop, with secrets of its own. */
export function settingsText({ shopFile, siteUrl, operator }: Settings): string {
  const secrets = SECRETS.map((name) => `${name}=${randomBytes(32).toString('base64url')}`);
  return `${[
    '# Settings of the shop; .env.example names all of them, docs/settings.md explains them.',
    `SITE_URL=${siteUrl}`,
    // Behind the proxy that holds the certificate.
    ...(siteUrl.startsWith('https:') ? ['TRUST_PROXY=1'] : []),
    `SHOP_FILE=${JSON.stringify(shopFile)}`,
    'CATALOGUE=none',
    `OPERATOR_NAME=${JSON.stringify(operator)}`,
    '# Keep these to yourself. Whoever has the operator key can change the shop.',
    ...secrets,
    ...(siteUrl.startsWith('https:') ? LATER : []),
  ].join('\n')}\n`;
}

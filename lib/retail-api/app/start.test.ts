import { ConfigurationError, parseEnvironment } from '#lib/shared/env.ts';
import { createLog } from '#lib/shared/log.ts';
import { startRetailApi } from './start.ts';

/** Starts as `main.ts` does, up to the line that it prints before the process ends. */
const start = async (variables: Record<string, string>) =>
  startRetailApi({
    settings: parseEnvironment(variables),
    log: createLog('retail-api', 'silent'),
    onProgress: () => undefined,
  });

test.each([
  ['faults in production', { FAULTS: 'on', NODE_ENV: 'production' }, /^FAULTS: /],
  [
    'PostgreSQL in production without a secret',
    { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none', NODE_ENV: 'production' },
    /^RETAIL_API_SECRET: /,
  ],
  ['a gateway with a password in its address', { SMS_GATEWAY_URL: 'https://a:b@sms.example' }, /^SMS_GATEWAY_URL: /],
  ['WhatsApp in a deployment without its number', { WHATSAPP: 'on', TRUST_PROXY: '1' }, /^WHATSAPP_PHONE_NUMBER_ID: /],
  [
    'WhatsApp without its webhook',
    { WHATSAPP: 'on', WHATSAPP_PHONE_NUMBER_ID: '106540352242922', WHATSAPP_TOKEN: 'token' },
    /^WHATSAPP_APP_SECRET: must be set where WHATSAPP is on/,
  ],
  ['promotions that are not there', { PROMOTIONS_FILE: '/none.json' }, /^PROMOTIONS_FILE: \/none\.json cannot be read/],
  [
    'invitations that are not there',
    { INVITATIONS_FILE: '/none.json' },
    /^INVITATIONS_FILE: \/none\.json cannot be read/,
  ],
  ['EMI plans that are not there', { EMI_FILE: '/none.json' }, /^EMI_FILE: \/none\.json cannot be read/],
  ['an operator with a short key', { OPERATOR_KEY: 'short' }, /^OPERATOR_KEY: must have at least 32 characters/],
  ['one process without background work', { BACKGROUND_WORK: 'off' }, /^BACKGROUND_WORK: must be on with the embedded/],
  ['a bucket without keys', { S3_URL: 'http://127.0.0.1:1/shop' }, /^S3_ACCESS_KEY, S3_SECRET_KEY: /],
  [
    'a search server with a user and without a password',
    { SEARCH_URL: 'http://127.0.0.1:1', SEARCH_USER: 'shop' },
    /^SEARCH_PASSWORD: must be set where SEARCH_USER is/,
  ],
  ['a storefront without a secret', { STOREFRONT_URL: 'http://localhost:3000' }, /^REVALIDATE_SECRET: /],
])('%s stops the startup before a database is opened', async (_title, variables, line) => {
  const error: unknown = await start(variables).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConfigurationError);
  expect(String((error as Error).message)).toMatch(line);
  expect((error as Error).message).not.toContain('\n');
});

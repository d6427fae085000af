import { join } from 'node:path';
import { parseEnvironment } from '#lib/shared/env.ts';
import { checkSettings } from './check-settings.ts';

const NO_FILE = join(import.meta.dirname, 'there-is-no-such-file.json');
const SHOP = { SITE_URL: 'https://shop.example', NODE_ENV: 'production' };
const check = (changes: Record<string, string>) => checkSettings(parseEnvironment({ ...SHOP, ...changes }));

test('with settings that go together nothing would end the start', async () => {
  expect(await check({})).toEqual([]);
  expect(await check({ COURIER: 'sandbox', TEST_PAYMENTS: 'on' })).toEqual([]);
});

test.each([
  ['SHOP_FILE', NO_FILE],
  ['PROMOTIONS_FILE', NO_FILE],
  ['PROMOTIONS_FILE', 'README.md'],
  ['INVITATIONS_FILE', NO_FILE],
  ['EMI_FILE', NO_FILE],
  ['SMS_GATEWAY_URL', 'https://user:password@sms.example/'],
  ['FAULTS', 'on'],
  ['BACKGROUND_WORK', 'off'],
  ['DATABASE_READ_URL', 'postgres://127.0.0.1/standby'],
])('%s=%s would end it', async (name, value) => {
  expect(await check({ [name]: value })).toEqual([expect.stringMatching(`^${name}: `)]);
});

test('each problem has a line, also that of a setting which another one needs', async () => {
  const problems = await check({ WHATSAPP: 'on', COURIER: 'shiprocket', EMI_FILE: NO_FILE });
  expect(problems.map((line) => line.split(':', 1)[0])).toEqual([
    'EMI_FILE',
    'WHATSAPP_PHONE_NUMBER_ID',
    'SHIPROCKET_EMAIL',
  ]);
});

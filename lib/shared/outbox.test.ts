import { parseEnvironment } from './env.ts';
import { servesOutbox, unsentChannels } from './outbox.ts';

const SMTP = { SMTP_URL: 'smtp://mail.example' };
const WHATSAPP = { WHATSAPP: 'on', WHATSAPP_PHONE_NUMBER_ID: '106540352242922', WHATSAPP_TOKEN: 'token' };
const GATEWAY = { SMS_GATEWAY_URL: 'https://sms.example' };

test.each([
  ['nothing', {}, ['sms', 'voice', 'mail'], true],
  ['a mail server', SMTP, ['sms', 'voice'], true],
  ['a gateway', GATEWAY, ['mail'], true],
  ['both', { ...SMTP, ...GATEWAY }, [], false],
  ['both, and WhatsApp without a number', { ...SMTP, ...GATEWAY, WHATSAPP: 'on' }, ['whatsapp'], true],
  ['both, and WhatsApp', { ...SMTP, ...GATEWAY, ...WHATSAPP }, [], false],
  ['another address to listen on', { RETAIL_API_HOST: '0.0.0.0' }, ['sms', 'voice', 'mail'], false],
])('the outbox serves the channels without a gateway, with %s set', (_name, set, channels, served) => {
  const settings = parseEnvironment(set);
  expect([unsentChannels(settings), servesOutbox(settings)]).toEqual([channels, served]);
});

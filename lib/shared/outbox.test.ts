import { parseEnvironment } from './env.ts';
import { servesOutbox, unsentChannels } from './outbox.ts';

const SMTP = { SMTP_URL: 'smtp://mail.example' };
const GATEWAY = { SMS_GATEWAY_URL: 'https://sms.example' };

test.each([
  ['nothing', {}, ['sms', 'voice', 'mail'], true],
  ['a mail server', SMTP, ['sms', 'voice'], true],
  ['a gateway', GATEWAY, ['mail'], true],
  ['both', { ...SMTP, ...GATEWAY }, [], false],
  ['another address to listen on', { RETAIL_API_HOST: '0.0.0.0' }, ['sms', 'voice', 'mail'], false],
])('the outbox serves the channels without a gateway, with %s set', (_name, set, channels, served) => {
  const settings = parseEnvironment(set);
  expect([unsentChannels(settings), servesOutbox(settings)]).toEqual([channels, served]);
});

import { whatsAppRefusalReason } from './whatsapp-refusal-reason.ts';

test.each([
  ['190', 'access'],
  ['132001', 'template'],
  ['131026', 'recipient'],
  ['131000', 'other'],
  ['', 'other'],
])('the error code %j of WhatsApp is counted as %s', (code, reason) => {
  expect(whatsAppRefusalReason(code)).toBe(reason);
});

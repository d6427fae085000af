import fc from '#lib/testing/generated.ts';
import { isOneField } from './hashes.ts';
import { payerEmail, payuText } from './payu-text.ts';

test.each([
  ['Asha Rao', 'Asha Rao'],
  ['आशा राव', 'आशा राव'],
  ['Asha|Rao', 'Asha Rao'],
  ['  Asha \n Rao ', 'Asha Rao'],
  ['<b>O\'Brien & "Sons"</b>', 'b O Brien Sons /b'],
  ['Order SM-2026/1 (2)', 'Order SM-2026/1 (2)'],
  ['|||', 'Customer'],
  ['', 'Customer'],
  ['\u202E', 'Customer'],
])('%j is sent to PayU as %j', (text, plain) => {
  expect(payuText(text, 60, 'Customer')).toBe(plain);
});

test('a long text is cut between characters', () => {
  expect(payuText('𝐀'.repeat(80), 60, 'Customer')).toBe('𝐀'.repeat(60));
});

test('every name becomes one field that is not empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      const plain = payuText(name, 60, 'Customer');
      expect(plain).not.toBe('');
      expect(isOneField(plain)).toBe(true);
      expect(Array.from(plain).length).toBeLessThanOrEqual(60);
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  ['asha@example.com', 'asha@example.com'],
  ['', 'no-reply@shop.example'],
  ['a|b@example.com', 'no-reply@shop.example'],
  ['a\n@example.com', 'no-reply@shop.example'],
  [`${'a'.repeat(50)}@example.com`, 'no-reply@shop.example'],
])('the email address %j is sent as %j', (email, taken) => {
  expect(payerEmail(email, 'https://shop.example:8443')).toBe(taken);
});

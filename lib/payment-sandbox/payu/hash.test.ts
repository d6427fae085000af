import { createHash } from 'node:crypto';
import { SANDBOX_KEYS } from '#lib/shared/payment-sandbox.ts';
import { requestHash, responseHash, serviceHash } from './hash.ts';

const sha512 = (text: string) => createHash('sha512').update(text).digest('hex');
const { key, salt } = SANDBOX_KEYS.payu;
const FIELDS = {
  txnid: 'T1',
  amount: '1.00',
  productinfo: 'W',
  firstname: 'A',
  email: 'a@b.in',
  udf1: 'u1',
  udf5: 'u5',
};

// The strings are those of docs.payu.in.
test('the PayU request hash covers the fields in order', () => {
  expect(requestHash(FIELDS)).toBe(sha512(`${key}|T1|1.00|W|A|a@b.in|u1||||u5||||||${salt}`));
});

test('the PayU response hash covers the status and the fields in reverse', () => {
  expect(responseHash({ ...FIELDS, status: 'success' })).toBe(
    sha512(`${salt}|success||||||u5||||u1|a@b.in|A|W|1.00|T1|${key}`),
  );
});

test('the PayU service hash covers the first variable', () => {
  expect(serviceHash('verify_payment', 'T1')).toBe(sha512(`${key}|verify_payment|T1|${salt}`));
});

import fc from '#lib/testing/generated.ts';
import { commandHash, isOneField, requestHash, responseHashes } from './hashes.ts';

type Fields = Record<string, string>;
interface Credentials {
  key: string;
  salt: string;
  config: object;
}
/** PayU's SDK, which has no types. */
const sdk = jest.requireActual<{
  paymentHasher(credentials: Credentials, fields: Fields): string;
  reverseHasher(credentials: Credentials, fields: Fields): string;
  apiHasher(credentials: Credentials, fields: Fields): string;
}>('payu-websdk/utils/hasher');

const credentials = (key: string, salt: string): Credentials => ({ key, salt, config: {} });

// Created with PayU's SDK and confirmed with sha512sum; the key is PayU's public test key.
const KEY = 'JPTXg';
const SALT = 'TESTSALT';
const FIELDS = {
  txnid: 'T0001',
  amount: '1234.50',
  productinfo: 'Watch',
  firstname: 'Asha',
  email: 'asha@example.com',
};
const begin = (hash: string | undefined) => hash?.slice(0, 32);

test('our hashes equal the published ones', () => {
  expect(begin(requestHash(KEY, SALT, FIELDS))).toBe('d759e51cd33134991d97f1301b7b1d71');
  const answered = (fields: Fields) => responseHashes(KEY, SALT, { ...FIELDS, ...fields }).map(begin);
  expect(answered({ status: 'success' })).toEqual(['629b2d401c2cc2394cc79c0e7009a237']);
  expect(answered({ status: 'failure' })).toEqual(['0c1a4acec3b4a38af74dd92aafdf5498']);
  for (const name of ['additionalCharges', 'additional_charges']) {
    expect(answered({ status: 'success', [name]: '10.00' })).toContain('1d801e60d9168c772163305ff35210e8');
  }
  expect(begin(commandHash(KEY, SALT, 'verify_payment', 'T0001'))).toBe('23d71241fc84c0790d38e353899c3fdd');
});

test('charges that a reply contains but does not hash change nothing', () => {
  const answer = { ...FIELDS, status: 'success', additional_charges: '0.00' };
  expect(responseHashes(KEY, SALT, answer).map(begin)).toContain('629b2d401c2cc2394cc79c0e7009a237');
});

test('text cannot move from one hashed field to the next', () => {
  const testCredentials = credentials(KEY, SALT);
  const slid = { ...FIELDS, status: 'success', productinfo: 'Watch|Asha', firstname: 'Rao' };
  const forwards = { ...slid, productinfo: 'Watch', firstname: 'Asha|Rao' };
  const backwards = { ...slid, firstname: 'Rao|Watch', productinfo: 'Asha' };
  expect(sdk.paymentHasher(testCredentials, slid)).toBe(sdk.paymentHasher(testCredentials, forwards));
  expect(sdk.reverseHasher(testCredentials, slid)).toBe(sdk.reverseHasher(testCredentials, backwards));
  for (const fields of [slid, forwards, backwards]) {
    expect(() => requestHash(KEY, SALT, fields)).toThrow('pipe');
    expect(responseHashes(KEY, SALT, fields)).toEqual([]);
  }
  expect(responseHashes(KEY, SALT, { ...FIELDS, status: 'success|' })).toEqual([]);
  expect(responseHashes(KEY, SALT, { ...FIELDS, status: 'success', additionalCharges: '1|2' })).toEqual([]);
  expect(() => commandHash(KEY, SALT, 'verify_payment', 'T0001|T0002')).toThrow('pipe');
});

test.each(['|', '\n', '\r', '\0', '\t', '\u007F', '\u0085', '\u2028', '\u2029'])(
  '%j is not allowed in a field',
  (character) => {
    expect(isOneField(`Asha${character}Rao`)).toBe(false);
    expect(isOneField('Asha Rao, आशा')).toBe(true);
  },
);

const text = fc.string({ unit: 'grapheme' }).map((value) => value.replace(/[|\p{Cc}\p{Zl}\p{Zp}]/gu, ''));
const udf = fc.option(text, { nil: undefined });
const fields = fc
  .record({
    txnid: text,
    amount: text,
    productinfo: text,
    firstname: text,
    email: text,
    status: text,
    udf1: udf,
    udf2: udf,
    udf3: udf,
    udf4: udf,
    udf5: udf,
  })
  .map((all) =>
    Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)),
  );

test('10,000 forms get the same hash as from the SDK of PayU', () => {
  fc.assert(
    fc.property(
      text,
      text,
      fields,
      (key, salt, form) => requestHash(key, salt, form) === sdk.paymentHasher(credentials(key, salt), form),
    ),
    { numRuns: 10_000 },
  );
});

test('10,000 replies get the same hash as from the SDK of PayU, with and without charges', () => {
  fc.assert(
    fc.property(text, text, fields, fc.stringMatching(/^\d{1,4}\.\d\d$/), (key, salt, answer, additionalCharges) => {
      const charged = { ...answer, additionalCharges };
      const testCredentials = credentials(key, salt);
      const [hash, ...others] = responseHashes(key, salt, answer);
      const isSame = hash === sdk.reverseHasher(testCredentials, answer) && others.length === 0;
      return isSame && responseHashes(key, salt, charged).includes(sdk.reverseHasher(testCredentials, charged));
    }),
    { numRuns: 10_000 },
  );
});

test('10,000 commands get the same hash as from the SDK of PayU', () => {
  fc.assert(
    fc.property(text, text, text, text, (key, salt, command, var1) => {
      expect(commandHash(key, salt, command, var1)).toBe(sdk.apiHasher(credentials(key, salt), { command, var1 }));
    }),
    { numRuns: 10_000 },
  );
});

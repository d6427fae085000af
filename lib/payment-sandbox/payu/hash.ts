import { createHash } from 'node:crypto';
import { SANDBOX_KEYS } from '#lib/shared/payment-sandbox.ts';

const { key, salt } = SANDBOX_KEYS.payu;

type Fields = Readonly<Record<string, string | undefined>>;

const sha512 = (text: string) => createHash('sha512').update(text).digest('hex');
const pick = (fields: Fields, names: readonly string[]) => names.map((name) => fields[name] ?? '');
const UDF = ['udf1', 'udf2', 'udf3', 'udf4', 'udf5'];
const REQUEST_FIELDS = ['txnid', 'amount', 'productinfo', 'firstname', 'email', ...UDF];
/** Five fields that PayU reserves. */
const RESERVED = ['', '', '', '', ''];

/** Returns the hash of the form that opens a payment (docs.payu.in: hash-generation). */
export function requestHash(fields: Fields): string {
  return sha512([key, ...pick(fields, REQUEST_FIELDS), ...RESERVED, salt].join('|'));
}

/** Returns the hash of a response or a webhook: the status, then the same fields in reverse. */
export function responseHash(fields: Fields): string {
  const backwards = pick(fields, REQUEST_FIELDS).toReversed();
  return sha512([salt, fields.status ?? '', ...RESERVED, ...backwards, key].join('|'));
}

/** Returns the hash of a service call. */
export function serviceHash(command: string, var1: string): string {
  return sha512([key, command, var1, salt].join('|'));
}

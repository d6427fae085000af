import { createHash } from 'node:crypto';

type Fields = Readonly<Record<string, string | undefined>>;

/** The payment fields that PayU hashes, in this order. */
const HASHED = [
  'txnid',
  'amount',
  'productinfo',
  'firstname',
  'email',
  'udf1',
  'udf2',
  'udf3',
  'udf4',
  'udf5',
] as const;
/** Reserved by PayU; their separators remain. */
const RESERVED = ['', '', '', '', ''];
/** The hash joins its fields with bare pipes: one of these characters in a field could shift text into the next. */
const SLIDES = /[|\p{Cc}\p{Zl}\p{Zp}]/u;

/** Whether the text is a single field of a hash and cannot be read as two. */
export function isOneField(text: string): boolean {
  return !SLIDES.test(text);
}

/**
 * Hash of the form that opens a payment: SHA-512 of
 * `key|txnid|amount|productinfo|firstname|email|udf1|…|udf5||||||SALT` (docs.payu.in, Generate Hash). Throws if a field
 * could be read as two: clean it first.
 */
export function requestHash(key: string, salt: string, fields: Fields): string {
  const values = valuesOf(fields);
  if (!values.every(isOneField)) throw new Error('A field of the payment form has a pipe or a control character.');
  return sha512([key, ...values, ...RESERVED, salt]);
}

/**
 * The hashes that PayU may have signed a reply with: SHA-512 of `SALT|status||||||udf5|…|udf1|email|…|txnid|key`,
 * prefixed with the additional charges if it collected any (docs.payu.in, Collect Additional Charges). Empty if a field
 * could be read as two.
 */
export function responseHashes(key: string, salt: string, fields: Fields): string[] {
  const values = valuesOf(fields);
  const status = fields.status ?? '';
  // The documentation uses both names, and some replies contain charges of 0.00 that are not hashed.
  const charges = fields.additionalCharges ?? fields.additional_charges ?? '';
  if (![...values, status, charges].every(isOneField)) return [];
  const backwards = [salt, status, ...RESERVED, ...values.toReversed(), key];
  return [sha512(backwards), ...(charges === '' ? [] : [sha512([charges, ...backwards])])];
}

/** Hash of a service call: SHA-512 of `key|command|var1|SALT`. Throws if `var1` could be read as two fields. */
export function commandHash(key: string, salt: string, command: string, var1: string): string {
  if (!isOneField(var1)) throw new Error('An argument of a PayU command has a pipe or a control character.');
  return sha512([key, command, var1, salt]);
}

function valuesOf(fields: Fields): string[] {
  return HASHED.map((name) => fields[name] ?? '');
}

function sha512(parts: readonly string[]): string {
  return createHash('sha512').update(parts.join('|')).digest('hex');
}

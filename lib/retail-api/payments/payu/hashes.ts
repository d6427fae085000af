import { createHash } from 'node:crypto';

type Fields = Readonly<Record<string, string | undefined>>;

/** The fields of a payment that PayU hashes, in their order. */
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
/** Kept by PayU for itself; their separators stay. */
const RESERVED = ['', '', '', '', ''];
/** The hash joins its fields with bare pipes: with one of these in a field, text could slide from one to the next. */
const SLIDES = /[|\p{Cc}\p{Zl}\p{Zp}]/u;

/** Whether the text is one field of a hash and cannot be taken for two. */
export function isOneField(text: string): boolean {
  return !SLIDES.test(text);
}

/**
 * Hash of the form that opens a payment: SHA-512 of `key|txnid|amount|productinfo|firstname|email|udf1|…|udf5||||||SALT`
 * (docs.payu.in, Generate Hash). Throws where a field could be taken for two: clean it before.
 */
export function requestHash(key: string, salt: string, fields: Fields): string {
  const values = valuesOf(fields);
  if (!values.every(isOneField)) throw new Error('A field of the payment form has a pipe or a control character.');
  return sha512([key, ...values, ...RESERVED, salt]);
}

/**
 * The hashes that PayU may have signed an answer with: SHA-512 of `SALT|status||||||udf5|…|udf1|email|…|txnid|key`, with the
 * additional charges in front where it collected some (docs.payu.in, Collect Additional Charges). None where a field could be
 * taken for two.
 */
export function responseHashes(key: string, salt: string, fields: Fields): string[] {
  const values = valuesOf(fields);
  const status = fields.status ?? '';
  // The documentation has both names, and some answers name charges of 0.00 that are not hashed.
  const charges = fields.additionalCharges ?? fields.additional_charges ?? '';
  if (![...values, status, charges].every(isOneField)) return [];
  const backwards = [salt, status, ...RESERVED, ...values.toReversed(), key];
  return [sha512(backwards), ...(charges === '' ? [] : [sha512([charges, ...backwards])])];
}

/** Hash of a service call: SHA-512 of `key|command|var1|SALT`. Throws where `var1` could be taken for two fields. */
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

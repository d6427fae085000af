import type { Gateway } from '#lib/contract/vocabulary.ts';

type Fields = Readonly<Record<string, string>>;

const RAZORPAY_ORDER = /^order_[A-Za-z0-9]{1,40}$/;
/** SHA-256 and SHA-512 in hexadecimal. */
const SHA256 = /^[0-9a-f]{64}$/i;
const SHA512 = /^[0-9a-f]{128}$/i;

const SHAPES: Record<Gateway, (fields: Fields) => boolean> = {
  razorpay: (fields) =>
    fields.razorpay_signature
      ? SHA256.test(fields.razorpay_signature) && RAZORPAY_ORDER.test(fields.razorpay_order_id ?? '')
      : Object.keys(fields).some((name) => name.startsWith('error[')) ||
        RAZORPAY_ORDER.test(fields.razorpay_order_id ?? ''),
  payu: ({ txnid = '', status = '', hash = '' }) => SHA512.test(hash) && txnid !== '' && status !== '',
};

/**
 * Whether a gateway could have sent this, by its looks: what cannot be of any costs the retail API nothing. Whether it is
 * genuine, the retail API alone can tell.
 */
export function looksReturned(gateway: Gateway, fields: Fields): boolean {
  return SHAPES[gateway](fields);
}

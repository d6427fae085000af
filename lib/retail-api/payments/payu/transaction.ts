import { z } from 'zod';
import { readReply } from '../call-gateway.ts';
import { GatewayUnavailable, type PaymentUpdate } from '../gateway.ts';
import { shortCode } from '../short-code.ts';
import { parsePayuAmount } from './amount-text.ts';

/** PayU sends some numbers; an id that lost digits as a number is invalid. */
const numberOrText = z.union([z.string(), z.number().max(Number.MAX_SAFE_INTEGER)]).transform(String);

const found = z.object({
  mihpayid: numberOrText.pipe(z.string().regex(/^[A-Za-z0-9]{1,40}$/)),
  txnid: numberOrText,
  /** The requested amount; `amt` in older replies. */
  transaction_amount: numberOrText.nullish(),
  amt: numberOrText.nullish(),
  status: z.string(),
  unmappedstatus: z.string().nullish(),
  mode: z.string().nullish(),
  error_code: z.string().nullish(),
});
type Transaction = z.output<typeof found>;
const reply = z.object({ transaction_details: z.record(z.string(), z.unknown()) });
const missing = z.object({ status: z.literal('Not Found') });

/**
 * The payments in a `verify_payment` reply for a transaction number: one, or none if PayU knows of none (docs.payu.in,
 * Verify Payment API). Throws GatewayUnavailable if the reply is about something else, e.g. a refused hash.
 */
export function readTransaction(txnid: string, body: unknown): PaymentUpdate[] {
  const entry = readReply(reply, body).transaction_details[txnid];
  if (missing.safeParse(entry).success) return [];
  const transaction = readReply(found, entry);
  const amount = parsePayuAmount(transaction.transaction_amount ?? transaction.amt ?? '');
  if (transaction.txnid !== txnid || amount === null) {
    throw new GatewayUnavailable('The gateway answered about another transaction.');
  }
  const kind = kindOf(transaction);
  return [
    {
      kind,
      gatewayPaymentId: transaction.mihpayid,
      amount,
      // PayU accepts rupees only.
      currency: 'INR',
      instrument: INSTRUMENTS.get(transaction.mode ?? '') ?? shortCode(transaction.mode?.toLowerCase()),
      reason: kind === 'failed' ? shortCode(transaction.error_code) || shortCode(transaction.unmappedstatus) : '',
    },
  ];
}

const INSTRUMENTS: ReadonlyMap<string, string> = new Map([
  ['CC', 'card'],
  ['DC', 'card'],
  ['NB', 'netbanking'],
  ['CASH', 'wallet'],
]);

/**
 * Uses both states of docs.payu.in, Payment State Explanations. Anything that is neither success nor failure may still
 * become either.
 */
function kindOf({ status, unmappedstatus }: Transaction): PaymentUpdate['kind'] {
  if (status.toLowerCase() === 'failure') return 'failed';
  if (status.toLowerCase() !== 'success') return 'pending';
  const exact = unmappedstatus?.toLowerCase() ?? '';
  if (exact === 'auth') return 'authorized';
  return exact === 'captured' ? 'captured' : 'pending';
}

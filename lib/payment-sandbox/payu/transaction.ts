import { SANDBOX_KEYS } from '#lib/shared/payment-sandbox.ts';
import type { OrderRecord, PaymentRecord } from '../ledger/records.ts';
import { formatPayuAmount } from './amounts.ts';
import { responseHash } from './hash.ts';

interface TransactionStatus {
  status: 'success' | 'failure' | 'pending';
  unmappedstatus: string;
  error: string;
  errorMessage: string;
  statusText: string;
}

const SUCCESS = { status: 'success', unmappedstatus: 'captured', error: 'E000', errorMessage: 'No Error' } as const;
const PENDING = { status: 'pending', unmappedstatus: 'in progress', error: 'E000', errorMessage: 'No Error' } as const;
const AUTHORISED = { status: 'success', unmappedstatus: 'auth', error: 'E000', errorMessage: 'No Error' } as const;
const FAILURE = { status: 'failure', unmappedstatus: 'failed', error: 'E308' } as const;
const CANCELLED = { status: 'failure', unmappedstatus: 'userCancelled', error: 'E1605' } as const;

/** Returns the status of a payment in PayU's terms (docs.payu.in: payment-state-explanations, error-codes). */
export function transactionStatus({ status, reason }: PaymentRecord): TransactionStatus {
  if (status === 'captured') return { ...SUCCESS, statusText: 'Transaction completed successfully' };
  if (status === 'authorized') return { ...AUTHORISED, statusText: 'Transaction is authorised' };
  if (status === 'pending') return { ...PENDING, statusText: 'Transaction is in progress' };
  if (reason === 'payment_cancelled') {
    return { ...CANCELLED, errorMessage: 'Transaction cancelled by the user', statusText: 'Cancelled by user' };
  }
  return {
    ...FAILURE,
    errorMessage: 'Transaction failed at bank end.',
    statusText: 'The sandbox was asked to let it fail',
  };
}

const ECHOED = ['productinfo', 'firstname', 'email', 'phone', 'udf1', 'udf2', 'udf3', 'udf4', 'udf5'];

/**
 * Returns the fields that PayU posts through the browser and as a webhook (docs.payu.in:
 * transaction-callback-1).
 */
export function transactionFields(order: OrderRecord, payment: PaymentRecord): Record<string, string> {
  const { status, unmappedstatus, error, errorMessage, statusText } = transactionStatus(payment);
  const fields: Record<string, string> = {
    mihpayid: payment.id,
    mode: payment.instrument.toUpperCase(),
    status,
    unmappedstatus,
    key: SANDBOX_KEYS.payu.key,
    txnid: order.id,
    // The text that the store sent, because the hash covers it.
    amount: order.document.amount ?? formatPayuAmount(order.amount),
    net_amount_debit: status === 'success' ? formatPayuAmount(payment.amount) : '0.00',
    discount: '0.00',
    addedon: indiaTime(payment.createdAt),
    ...Object.fromEntries(ECHOED.map((name) => [name, order.document[name] ?? ''])),
    field9: statusText,
    payment_source: 'payu',
    PG_TYPE: 'UPI-PG',
    bankcode: 'UPI',
    bank_ref_num: payment.id.slice(-12),
    error,
    error_Message: errorMessage,
  };
  return { ...fields, hash: responseHash(fields) };
}

/** Returns a transaction in the format of `verify_payment` (docs.payu.in/reference/verify_payment_api). */
export function transactionDetails(order: OrderRecord, payment: PaymentRecord): Record<string, unknown> {
  const { status, unmappedstatus, error, errorMessage, statusText } = transactionStatus(payment);
  return {
    mihpayid: payment.id,
    request_id: '',
    bank_ref_num: payment.id.slice(-12),
    amt: formatPayuAmount(payment.amount),
    transaction_amount: formatPayuAmount(payment.amount),
    txnid: order.id,
    additional_charges: '0.00',
    productinfo: order.document.productinfo ?? '',
    firstname: order.document.firstname ?? '',
    bankcode: 'UPI',
    ...Object.fromEntries(
      ECHOED.filter((name) => name.startsWith('udf')).map((name) => [name, order.document[name] ?? '']),
    ),
    field9: statusText,
    error_code: error,
    addedon: indiaTime(payment.createdAt),
    payment_source: 'payu',
    card_type: null,
    error_Message: errorMessage,
    net_amount_debit: status === 'success' ? payment.amount / 100 : '0.00',
    disc: '0.00',
    mode: payment.instrument.toUpperCase(),
    PG_TYPE: 'UPI-PG',
    card_no: '',
    status,
    unmappedstatus,
    Merchant_UTR: null,
    Settled_At: '0000-00-00 00:00:00',
  };
}

const INDIA_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Formats epoch milliseconds as PayU does: `2026-03-04 14:46:14` in India. */
function indiaTime(at: number): string {
  return INDIA_TIME.format(at);
}

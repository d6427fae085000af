import type { Gateway } from '#lib/contract/vocabulary.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import type { Ledger } from '../ledger/ledger.ts';

/** A payment or refund as a gateway settles it; amounts in paise, `net` below zero for what is deducted. */
export interface SettledLine {
  kind: 'payment' | 'refund';
  /** Of the payment or refund. */
  id: string;
  paymentId: string;
  amount: number;
  fee: number;
  tax: number;
  net: number;
  /** The day in India on which it is settled, without signs: `20261127`. */
  day: string;
  /** Epoch milliseconds, the same for all lines of a day. */
  settledAt: number;
}

/** A line of nothing, by which a report without lines names its columns. */
export const NO_LINE: SettledLine = {
  kind: 'payment',
  id: '',
  paymentId: '',
  amount: 0,
  fee: 0,
  tax: 0,
  net: 0,
  day: '',
  settledAt: 0,
};

const FEE = 0.02;
const TAX_ON_FEE = 0.18;
const RUPEE = 100;
/** The payment of a report with differences that the store does not know. */
const UNKNOWN_AMOUNT = 499 * RUPEE;

/**
 * What a gateway settles: each captured payment less a fee of 2 % and its GST, and each processed refund, on the day when it
 * was made. `differs`: the newest payment is a rupee short, and another shop's payment is among them.
 */
export function gatewaySettlement(ledger: Ledger, gateway: Gateway, differs: boolean): SettledLine[] {
  const payments = ledger
    .orders()
    .filter((order) => order.gateway === gateway)
    .flatMap(({ id }) => ledger.paymentsOf(id))
    .filter(({ status }) => status === 'captured');
  const refunds = payments.flatMap(({ id }) => ledger.refundsOf(id)).filter(({ status }) => status === 'processed');
  const newest = payments.reduce((one, other) => (one && one.createdAt > other.createdAt ? one : other), payments[0]);
  const lines = [
    ...payments.map((payment) => {
      const amount = payment.amount - (differs && payment === newest ? RUPEE : 0);
      return paymentLine(payment.id, amount, payment.createdAt);
    }),
    ...refunds.map(({ id, paymentId, amount, createdAt }) =>
      lineOf({ kind: 'refund', id, paymentId, amount, fee: 0, tax: 0, net: -amount }, createdAt),
    ),
    ...(differs && newest ? [paymentLine(unknownId(newest.id), UNKNOWN_AMOUNT, newest.createdAt)] : []),
  ];
  return lines.map((line) => ({ ...line, settledAt: lastOf(lines, line.day) }));
}

function paymentLine(id: string, amount: number, at: number): SettledLine {
  const fee = Math.round(amount * FEE);
  const tax = Math.round(fee * TAX_ON_FEE);
  return lineOf({ kind: 'payment', id, paymentId: id, amount, fee, tax, net: amount - fee - tax }, at);
}

function lineOf(line: Omit<SettledLine, 'day' | 'settledAt'>, at: number): SettledLine {
  return { ...line, day: dayInIndia(at).replaceAll('-', ''), settledAt: at };
}

const lastOf = (lines: readonly SettledLine[], day: string) =>
  lines.reduce((last, line) => (line.day === day ? Math.max(last, line.settledAt) : last), 0);

/** An id of the same form that belongs to no payment. */
const unknownId = (id: string) => `${id.slice(0, -4)}0000`;

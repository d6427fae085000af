import { Hono } from 'hono';
import { SANDBOX_KEYS } from '#lib/shared/payment-sandbox.ts';
import { payuId } from '../ids.ts';
import type { PaymentRecord, RefundRecord } from '../ledger/records.ts';
import { simulateOutages } from '../outages.ts';
import type { Sandbox } from '../sandbox.ts';
import { SEND_IMMEDIATELY } from '../send-webhooks.ts';
import { capturePayment } from '../settle-payment.ts';
import { addRefund } from '../settle-refund.ts';
import { parsePayuAmount } from './amounts.ts';
import { checkActions } from './check-actions.ts';
import type { Command, ServiceReply } from './command.ts';
import { serviceHash } from './hash.ts';
import { transactionDetails } from './transaction.ts';

const COMMANDS: Record<string, (sandbox: Sandbox, command: Command) => ServiceReply> = {
  verify_payment: verify,
  check_action_status: checkActions,
  capture_transaction: capture,
  cancel_refund_transaction: refund,
};

/**
 * PayU's service calls, `postservice.php?form=2` (docs.payu.in/reference): a form in, JSON out, always HTTP
 * 200.
 */
export function payuService(sandbox: Sandbox): Hono {
  const service = new Hono();
  service.use(simulateOutages(sandbox.outages, 'payu'));
  service.post('/', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const field = (name: string) => form.get(name) ?? '';
    if (context.req.query('form') !== '2') return context.json({ status: 0, msg: 'Only form=2 is answered here' });
    if (field('key') !== SANDBOX_KEYS.payu.key) return context.json({ status: 0, msg: 'Invalid key' });
    if (field('hash') !== serviceHash(field('command'), field('var1'))) {
      return context.json({ status: 0, msg: 'Invalid Hash.' });
    }
    const run = COMMANDS[field('command')];
    if (!run) return context.json({ status: 0, msg: 'Invalid command' });
    if (field('var1') === '') return context.json({ status: 0, msg: 'Parameter missing' });
    return context.json(run(sandbox, { var1: field('var1'), var2: field('var2'), var3: field('var3') }));
  });
  return service;
}

/** Verifies one or more transactions by their numbers, joined by `|`. */
function verify({ ledger }: Sandbox, { var1 }: Command): ServiceReply {
  const numbers = var1.split('|');
  const found = numbers.flatMap((number) => {
    const order = ledger.order(number);
    const payment = best(ledger.paymentsOf(number));
    return order?.gateway === 'payu' && payment ? [[number, transactionDetails(order, payment)] as const] : [];
  });
  const missing = numbers.filter((number) => !found.some(([name]) => name === number));
  return {
    status: found.length > 0 ? 1 : 0,
    msg: `${found.length} out of ${numbers.length} Transactions Fetched Successfully`,
    transaction_details: {
      ...Object.fromEntries(found),
      ...Object.fromEntries(missing.map((number) => [number, { mihpayid: 'Not Found', status: 'Not Found' }])),
    },
  };
}

/** Returns the paid payment, otherwise the last one. */
function best(payments: readonly PaymentRecord[]): PaymentRecord | undefined {
  return payments.find(({ status }) => status === 'captured') ?? payments.at(-1);
}

/** Captures an authorised payment: var1 is the payment, var3 the amount. */
function capture(sandbox: Sandbox, { var1, var3 }: Command): ServiceReply {
  const payment = sandbox.ledger.payment(var1);
  const order = payment && sandbox.ledger.order(payment.orderId);
  if (!payment || order?.gateway !== 'payu') return refusal(116, 'Transaction not found');
  if (payment.status !== 'authorized') return refusal(111, 'Invalid transaction status');
  if (parsePayuAmount(var3) !== payment.amount) return refusal(117, 'Amount does not match');
  capturePayment(sandbox, order, payment, SEND_IMMEDIATELY);
  return { status: 1, msg: 'Capture Request Queued', request_id: payuId(9), bank_ref_num: null, error_code: 102 };
}

/**
 * Refunds a payment: var1 is the payment, var2 the store's own token, var3 the amount. A token is accepted
 * once (PayU's code 106).
 */
function refund(sandbox: Sandbox, { var1, var2, var3 }: Command): ServiceReply {
  const { ledger } = sandbox;
  const payment = ledger.payment(var1);
  const amount = parsePayuAmount(var3);
  if (payment?.gateway !== 'payu') return refusal(116, 'Transaction not found');
  if (var2 === '') return refusal(124, 'token is empty');
  if (ledger.refundByKey('payu', var2)) return refusal(106, 'Token already used or request pending.');
  if (payment.status !== 'captured') return refusal(111, 'Invalid transaction status');
  const refunds = ledger.refundsOf(payment.id).filter(({ status }) => status !== 'failed');
  const left = refunds.reduce((rest, { amount: gone }) => rest - gone, payment.amount);
  if (amount === null || amount === 0 || amount > left) return refusal(105, 'Refund FAILURE - Invalid amount');
  const made: RefundRecord = {
    id: payuId(9),
    gateway: 'payu',
    paymentId: payment.id,
    amount,
    key: var2,
    receipt: var2,
    request: var3,
    status: sandbox.refundMode,
    createdAt: sandbox.now(),
  };
  addRefund(sandbox, made, payment);
  return {
    status: 1,
    msg: 'Refund Request Queued',
    request_id: made.id,
    bank_ref_num: null,
    mihpayid: payment.id,
    error_code: 102,
  };
}

function refusal(code: number, message: string): ServiceReply {
  return { status: 0, msg: message, error_code: code };
}

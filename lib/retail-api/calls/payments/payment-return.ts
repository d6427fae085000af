import { calls } from '#lib/contract/index.ts';
import { type ApiContext, handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { takeTurns } from '../../core/limits/take-turns.ts';
import { applyNews } from '../../payments/apply-news.ts';
import { askGateway } from '../../payments/ask-gateway.ts';
import { type AttemptRow, findAttempt, gatewayOf } from '../../payments/attempts.ts';
import { GatewayUnavailable, type PaymentGateway, type ReturnReading } from '../../payments/gateway.ts';
import { markAsking } from '../../payments/mark-asking.ts';
import { askLimit } from '../../payments/payment-limits.ts';
import { refuseInvalid } from '../../payments/refuse-invalid.ts';
import { readReturnMark } from '../../payments/return-mark.ts';
import { SUBJECTS } from '../../payments/subjects/index.ts';

/** What a browser brings from a gateway. It only says which attempt to ask for: what counts is the gateway's own answer. */
export const paymentReturn = handlerFor(calls.paymentReturn, async (request, context, caller) => {
  const gateway = context.payments.gateways.get(request.Gateway);
  if (!gateway) return refuse('PaymentUnavailable');
  const invalid = (reason: string) =>
    refuseInvalid(context, caller, { event: 'payment-return-invalid', gateway: gateway.name, reason });
  const reading = gateway.readReturn(request.Fields);
  if (reading.kind === 'invalid') return invalid(reading.reason);
  const marked = readReturnMark(context.secret, request.Mark);
  // Before the database is asked: what nobody signed counts from the browser alone that began the attempt.
  if (reading.kind === 'unsigned' && marked === null) return invalid('mark');
  const attempt = await findAttempt(context.db, gateway.name, reading.reference);
  if (!attempt || !gatewayOf(context.payments, attempt)) return invalid('unknown attempt');
  if (reading.kind === 'unsigned' && marked !== attempt.id) return invalid('mark of another attempt');
  if (attempt.state !== 'captured') {
    if (await mayAsk(context, attempt)) await ask(context, gateway, attempt, reading);
    else if (reading.kind === 'signed') await countUnasked(context, attempt, reading);
  }
  const standing = await SUBJECTS[attempt.subject].standing(context.db, attempt.subject_id);
  if (!standing) return invalid('nothing is paid for');
  return succeed({ Subject: attempt.subject, OrderKey: standing.key, PaymentState: standing.state });
});

type Reading = Exclude<ReturnReading, { kind: 'invalid' }>;

/** A page that is loaded again asks no more where that was done all too often. */
async function mayAsk({ db, secret, now }: ApiContext, attempt: AttemptRow): Promise<boolean> {
  const limits = [askLimit(secret, attempt.id)];
  return (await db.transaction().execute((transaction) => takeTurns(transaction, limits, now()))) === null;
}

async function ask(context: ApiContext, gateway: PaymentGateway, attempt: AttemptRow, reading: Reading): Promise<void> {
  try {
    const isSuccess = reading.kind === 'signed' && reading.news?.kind !== 'failed';
    const all = await askGateway(context, gateway, attempt, isSuccess ? reading.gatewayPaymentId : null);
    if (all.some(({ kind }) => kind === 'pending')) await markAsking(context.db, attempt.id, context.now());
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    await countUnasked(context, attempt, reading);
  }
}

/** A signed failure is one also where nobody is asked; any success waits for the gateway's own word. */
async function countUnasked(context: ApiContext, attempt: AttemptRow, reading: Reading): Promise<void> {
  const signed = reading.kind === 'signed' ? reading.news : null;
  if (signed?.kind === 'failed') await applyNews(context, attempt, [signed]);
  else await markAsking(context.db, attempt.id, context.now());
}

import type { Transaction } from 'kysely';
import type { ReturnStep } from '#lib/contract/index.ts';
import { announceProducts } from '../../catalogue/announce-products.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import type { ReturnMailKind } from '../../messages/copy/return-mail.ts';
import { notAllowedNow } from '../not-allowed.ts';
import type { DeskStep, StepContext } from './desk-step.ts';
import { endExchange } from './end-exchange.ts';
import { eraseEndedReturns } from './erase-returns.ts';
import { fulfilExchange } from './fulfil-exchange.ts';
import { moveReturn } from './move-return.ts';
import { refundReturnedItems } from './refund-returned-items.ts';
import { markSellable, restockReturnedItems } from './restock-returned-items.ts';
import { enqueueReturnMail } from './return-mails.ts';
import { type LockedReturn, lockReturn } from './return-repository.ts';

type Work = (
  transaction: Transaction<Database>,
  locked: LockedReturn,
  step: DeskStep,
  context: StepContext,
) => Promise<Outcome<null>>;

const WORK: Readonly<Partial<Record<ReturnStep, Work>>> = {
  refund: refundReturnedItems,
  exchange: fulfilExchange,
  'end-exchange': endUnpaid,
  restock: restockReturnedItems,
};

const MAILS: Readonly<Partial<Record<ReturnStep, ReturnMailKind>>> = {
  approve: 'return-approved',
  refuse: 'return-refused',
  'pick-up': 'return-picked-up',
  pass: 'quality-passed',
  fail: 'quality-failed',
  'send-back': 'return-sent-back',
};

/**
 * Applies a desk step to a return, with all its side effects. On a refusal, which the caller rolls back: NotFound,
 * InvalidRequest with the missing field, NotAllowedNow if the return is not at that step, or what the step itself
 * refuses with.
 */
export async function advanceReturn(
  transaction: Transaction<Database>,
  number: string,
  step: DeskStep,
  context: StepContext,
): Promise<Outcome<null>> {
  const locked = await lockReturn(transaction, number);
  if (!locked) return fail('NotFound', 'There is no such return.');
  const missing = missingOf(step);
  if (missing) return missing;
  const work = WORK[step.step] ?? applySimpleStep;
  const done = await work(transaction, locked, step, context);
  await eraseEndedReturns(transaction, locked.order.number);
  return done;
}

async function endUnpaid(
  transaction: Transaction<Database>,
  locked: LockedReturn,
  { actor, reason }: DeskStep,
  context: StepContext,
): Promise<Outcome<null>> {
  const ended = await endExchange(transaction, locked, { move: 'end-exchange', actor, reason }, context);
  return ended.code === 'Success' ? succeed(null) : ended;
}

/** A step that moves no money and no goods, except that it may release reserved goods. */
async function applySimpleStep(
  transaction: Transaction<Database>,
  locked: LockedReturn,
  { step, actor, reason, courier, awb, sellable }: DeskStep,
  context: StepContext,
): Promise<Outcome<null>> {
  const { now } = context;
  const change = step === 'send-back' ? { courier, awb } : { storeNote: reason };
  const moved = await moveReturn(transaction, locked, { move: step, actor, change, now });
  if (!moved) return notAllowedNow('step');
  const refused = step === 'pass' ? await markSellable(transaction, moved.row, sellable) : null;
  if (refused) return refused;
  const mail = MAILS[step];
  if (mail) await enqueueReturnMail(transaction, moved.row.number, mail, context);
  await announceProducts(transaction, moved.backInStock, now);
  return succeed(null);
}

/** Steps whose reason the shopper sees. */
const REASONED: readonly ReturnStep[] = ['refuse', 'fail', 'end-exchange'];

function missingOf({ step, reason, courier }: DeskStep): Outcome<never> | null {
  if (REASONED.includes(step) && reason === '') {
    return invalidField('Reason', 'A reason is required: the shopper sees it.');
  }
  return step === 'send-back' && courier === ''
    ? invalidField('Courier', 'A courier is required: the shopper sees it.')
    : null;
}

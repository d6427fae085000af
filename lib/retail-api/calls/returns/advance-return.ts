import type { z } from 'zod';
import { calls, type OrderReturnWire } from '#lib/contract/index.ts';
import { handlerFor, type Outcome, succeed } from '../../core/call-handler.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { onceByKey } from '../../core/db/once-by-key.ts';
import { advanceReturn as advance, type DeskStep } from '../../orders/returns/advance-return.ts';
import { pinFor } from '../../orders/returns/give-worth-back.ts';
import { findReturn } from '../../orders/returns/return-store.ts';
import { returnWire } from '../../orders/returns/return-wire.ts';
import { noSuchReturn } from './no-such-return.ts';

type AdvanceRequest = z.output<typeof calls.advanceReturn.request>;

/** Moves a return on, once for its key. */
export const advanceReturn = handlerFor(calls.advanceReturn, async (request, context, caller) => {
  const { db } = context;
  const now = context.now();
  const before = await findReturn(db, request.ReturnNumber);
  const pin = before ? await pinFor(db, before, request.Step) : null;
  return inTransaction<OrderReturnWire>(db, async (transaction) => {
    const answer = async (): Promise<Outcome<OrderReturnWire>> => {
      const row = await findReturn(transaction, request.ReturnNumber);
      return row ? succeed(await returnWire(transaction, row)) : noSuchReturn();
    };
    const advanceOnce = async (): Promise<Outcome<OrderReturnWire>> => {
      const done = await advance(transaction, request.ReturnNumber, stepOf(request), { ...context, pin, now });
      return done.code === 'Success' ? answer() : done;
    };
    return onceByKey<OrderReturnWire>(transaction, { call: calls.advanceReturn, request, caller, now }, advanceOnce, {
      keep: ({ ReturnNumber }) => ReturnNumber,
      answerAgain: answer,
    });
  });
});

function stepOf(request: AdvanceRequest): DeskStep {
  return {
    step: request.Step,
    actor: `desk:${request.Operator}`,
    reason: request.Reason,
    courier: request.Courier,
    awb: request.AWB,
    sellable: request.SellableLineIds,
  };
}

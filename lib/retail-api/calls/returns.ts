import type { z } from 'zod';
import { calls, type OrderReturnWire } from '#lib/contract/index.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { onceByKey } from '../core/db/once-by-key.ts';
import { paginateAhead } from '../core/db/paginate.ts';
import { consumeLimits } from '../core/limits/consume-limits.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { tooManyRequests } from '../core/refusals.ts';
import { asCustomer, changeAsCustomer } from '../customers/account/as-customer.ts';
import { advanceReturn } from '../orders/returns/advance-return.ts';
import { deskReturnFacts } from '../orders/returns/desk-return-facts.ts';
import type { DeskStep } from '../orders/returns/desk-step.ts';
import { openReturn, returnLimit } from '../orders/returns/open-return.ts';
import { pinFor } from '../orders/returns/refund-return-value.ts';
import { findOwnReturn, findReturn } from '../orders/returns/return-repository.ts';
import { returnsWire, returnWire } from '../orders/returns/return-wire.ts';
import { OPEN_RETURN_STATES } from '../orders/returns/rules/return-steps.ts';
import { withdrawReturn } from '../orders/returns/withdraw-return.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

const RETURNS_PER_PAGE = 20;

/** The return does not exist or belongs to another customer. */
function noSuchReturn(): Outcome<never> {
  return fail('NotFound', 'There is no such return.');
}

/**
 * Requests a return or an exchange, once per idempotency key; a repeated request returns the return in its current
 * state.
 */
const requestReturn = handlerFor(calls.requestReturn, async (request, context, caller) =>
  changeAsCustomer<OrderReturnWire>(context.db, caller, async (transaction, customer) => {
    const now = context.now();
    const answerWith = async (number: string): Promise<Outcome<OrderReturnWire>> => {
      const row = await findOwnReturn(transaction, number, customer.id);
      return row ? succeed(await returnWire(transaction, row)) : noSuchReturn();
    };
    const openOnce = async (): Promise<Outcome<OrderReturnWire>> => {
      const flood = await consumeLimits(transaction, [returnLimit(context.secret, customer.id)], now);
      if (flood) return tooManyRequests(flood.retryAfterSeconds);
      const opened = await openReturn(transaction, customer, request, { ...context, now });
      return opened.code === 'Success' ? answerWith(opened.data) : opened;
    };
    const write = { call: calls.requestReturn, request, caller, now };
    return onceByKey<OrderReturnWire>(transaction, write, openOnce, {
      storedPart: ({ ReturnNumber }) => ReturnNumber,
      replay: answerWith,
    });
  }),
);

/** Withdraws a return of the customer, or gives up an exchange whose difference is not paid yet. */
const handleWithdrawReturn = handlerFor(calls.withdrawReturn, async ({ ReturnNumber }, context, caller) => {
  const { db, siteUrl, secret } = context;
  const own = await findOwnReturn(db, ReturnNumber, caller.customerId ?? '');
  const pin = own ? await pinFor(db, own, 'give-up') : null;
  return changeAsCustomer(db, caller, async (transaction, { id }) => {
    const now = context.now();
    const withdrawn = await withdrawReturn(transaction, ReturnNumber, id, { siteUrl, secret, pin, now });
    return withdrawn.code === 'Success' ? succeed(await returnWire(transaction, withdrawn.data)) : withdrawn;
  });
});

/** A return of the customer. */
const returnDetails = handlerFor(calls.returnDetails, async ({ ReturnNumber }, { db }, caller) =>
  asCustomer(db, caller, async ({ id }) => {
    const row = await findOwnReturn(db, ReturnNumber, id);
    return row ? succeed(await returnWire(db, row)) : noSuchReturn();
  }),
);

/** Returns of all customers, open ones first, the oldest first. */
const deskReturns = handlerFor(calls.deskReturns, async ({ State, Page }, { db }) => {
  const all = db.selectFrom('returns').selectAll().orderBy('requested_at').orderBy('number');
  const parts =
    State === ''
      ? [all.where('state', 'in', OPEN_RETURN_STATES), all.where('state', 'not in', OPEN_RETURN_STATES)]
      : [all.where('state', '=', State)];
  const { rows, totalPages, more } = await paginateAhead(db, parts, Page, RETURNS_PER_PAGE);
  return succeed({ Returns: await returnsWire(db, rows), Page, TotalPages: totalPages, MorePages: more });
});

/** A return of any customer. */
const deskReturn = handlerFor(calls.deskReturn, async ({ ReturnNumber }, { db }) => {
  const row = await findReturn(db, ReturnNumber);
  return row ? succeed({ ...(await returnWire(db, row)), ...(await deskReturnFacts(db, row)) }) : noSuchReturn();
});

type AdvanceRequest = z.output<typeof calls.advanceReturn.request>;

/** Advances a return by a step, once per idempotency key. */
const handleAdvanceReturn = handlerFor(calls.advanceReturn, async (request, context, caller) => {
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
      const done = await advanceReturn(transaction, request.ReturnNumber, stepOf(request), { ...context, pin, now });
      return done.code === 'Success' ? answer() : done;
    };
    return onceByKey<OrderReturnWire>(transaction, { call: calls.advanceReturn, request, caller, now }, advanceOnce, {
      storedPart: ({ ReturnNumber }) => ReturnNumber,
      replay: answer,
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
    warehouse: request.Warehouse,
  };
}

/** Handlers of the calls about returns and exchanges. */
export const returnCalls: readonly CallHandler[] = [
  requestReturn,
  handleWithdrawReturn,
  returnDetails,
  deskReturns,
  deskReturn,
  handleAdvanceReturn,
];

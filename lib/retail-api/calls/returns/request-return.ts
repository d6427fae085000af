import { calls, type OrderReturnWire } from '#lib/contract/index.ts';
import { changeAsCustomer } from '../../account/as-customer.ts';
import { handlerFor, type Outcome, succeed } from '../../call-handler.ts';
import { onceByKey } from '../../db/once-by-key.ts';
import { takeTurns } from '../../limits/take-turns.ts';
import { tooManyRequests } from '../../refusals.ts';
import { openReturn } from '../../returns/open-return.ts';
import { returnLimit } from '../../returns/return-limits.ts';
import { findOwnReturn } from '../../returns/return-store.ts';
import { returnWire } from '../../returns/return-wire.ts';
import { noSuchReturn } from './no-such-return.ts';

/** Asks for a return or an exchange, once for its key; asked for again it answers with the return as it stands by then. */
export const requestReturn = handlerFor(calls.requestReturn, async (request, context, caller) =>
  changeAsCustomer<OrderReturnWire>(context.db, caller, async (transaction, customer) => {
    const now = context.now();
    const answerWith = async (number: string): Promise<Outcome<OrderReturnWire>> => {
      const row = await findOwnReturn(transaction, number, customer.id);
      return row ? succeed(await returnWire(transaction, row)) : noSuchReturn();
    };
    const openOnce = async (): Promise<Outcome<OrderReturnWire>> => {
      const flood = await takeTurns(transaction, [returnLimit(context.secret, customer.id)], now);
      if (flood) return tooManyRequests(flood.retryAfterSeconds);
      const opened = await openReturn(transaction, customer, request, { ...context, now });
      return opened.code === 'Success' ? answerWith(opened.data) : opened;
    };
    const write = { call: calls.requestReturn, request, caller, now };
    return onceByKey<OrderReturnWire>(transaction, write, openOnce, {
      keep: ({ ReturnNumber }) => ReturnNumber,
      answerAgain: answerWith,
    });
  }),
);

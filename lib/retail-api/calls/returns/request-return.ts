import { calls, type OrderReturnWire } from '#lib/contract/index.ts';
import { handlerFor, type Outcome, succeed } from '../../core/call-handler.ts';
import { onceByKey } from '../../core/db/once-by-key.ts';
import { takeTurns } from '../../core/limits/take-turns.ts';
import { tooManyRequests } from '../../core/refusals.ts';
import { changeAsCustomer } from '../../customers/account/as-customer.ts';
import { openReturn } from '../../orders/returns/open-return.ts';
import { returnLimit } from '../../orders/returns/return-limits.ts';
import { findOwnReturn } from '../../orders/returns/return-store.ts';
import { returnWire } from '../../orders/returns/return-wire.ts';
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

import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { asCustomer } from '../../customers/account/as-customer.ts';
import { findOwnReturn } from '../../orders/returns/return-store.ts';
import { returnWire } from '../../orders/returns/return-wire.ts';
import { noSuchReturn } from './no-such-return.ts';

/** A return of the customer. */
export const returnDetails = handlerFor(calls.returnDetails, async ({ ReturnNumber }, { db }, caller) =>
  asCustomer(db, caller, async ({ id }) => {
    const row = await findOwnReturn(db, ReturnNumber, id);
    return row ? succeed(await returnWire(db, row)) : noSuchReturn();
  }),
);

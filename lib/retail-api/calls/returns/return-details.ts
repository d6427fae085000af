import { calls } from '#lib/contract/index.ts';
import { asCustomer } from '../../account/as-customer.ts';
import { handlerFor, succeed } from '../../call-handler.ts';
import { findOwnReturn } from '../../returns/return-store.ts';
import { returnWire } from '../../returns/return-wire.ts';
import { noSuchReturn } from './no-such-return.ts';

/** A return of the customer. */
export const returnDetails = handlerFor(calls.returnDetails, async ({ ReturnNumber }, { db }, caller) =>
  asCustomer(db, caller, async ({ id }) => {
    const row = await findOwnReturn(db, ReturnNumber, id);
    return row ? succeed(await returnWire(db, row)) : noSuchReturn();
  }),
);

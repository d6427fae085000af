import { calls } from '#lib/contract/index.ts';
import { changeAsCustomer } from '../../account/as-customer.ts';
import { handlerFor, succeed } from '../../call-handler.ts';
import { pinFor } from '../../returns/give-worth-back.ts';
import { findOwnReturn } from '../../returns/return-store.ts';
import { returnWire } from '../../returns/return-wire.ts';
import { withdrawReturn as withdraw } from '../../returns/withdraw-return.ts';

/** Takes a return of the customer back, or gives up an exchange whose difference is not paid yet. */
export const withdrawReturn = handlerFor(calls.withdrawReturn, async ({ ReturnNumber }, context, caller) => {
  const { db, siteUrl, secret } = context;
  const own = await findOwnReturn(db, ReturnNumber, caller.customerId ?? '');
  const pin = own ? await pinFor(db, own, 'give-up') : null;
  return changeAsCustomer(db, caller, async (transaction, { id }) => {
    const now = context.now();
    const withdrawn = await withdraw(transaction, ReturnNumber, id, { siteUrl, secret, pin, now });
    return withdrawn.code === 'Success' ? succeed(await returnWire(transaction, withdrawn.data)) : withdrawn;
  });
});

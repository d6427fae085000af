import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { changeAsCustomer } from '../../customers/account/as-customer.ts';
import { pinFor } from '../../orders/returns/give-worth-back.ts';
import { findOwnReturn } from '../../orders/returns/return-store.ts';
import { returnWire } from '../../orders/returns/return-wire.ts';
import { withdrawReturn as withdraw } from '../../orders/returns/withdraw-return.ts';

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

import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { changeAsCustomer } from '../../customers/account/as-customer.ts';
import { presentProfile } from './present-profile.ts';

/** Replaces name and e-mail. The mobile is how the customer signs in, and stays. */
export const updateProfile = handlerFor(calls.updateProfile, async (request, { db, now }, caller) =>
  changeAsCustomer(db, caller, async (transaction, customer) => {
    const changed = await transaction
      .updateTable('customers')
      .set({ name: request.UserName, email: request.Email.toLowerCase(), modified_at: now() })
      .where('id', '=', customer.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return succeed(presentProfile(changed));
  }),
);

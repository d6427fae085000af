import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { asCustomer } from '../../customers/account/as-customer.ts';
import { presentProfile } from './present-profile.ts';

/** Who is signed in. */
export const customerProfile = handlerFor(calls.customerProfile, async (_request, { db }, caller) =>
  asCustomer(db, caller, async (customer) => succeed(presentProfile(customer))),
);

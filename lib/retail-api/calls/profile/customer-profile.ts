import { calls } from '#lib/contract/index.ts';
import { asCustomer } from '../../account/as-customer.ts';
import { handlerFor, succeed } from '../../call-handler.ts';
import { presentProfile } from './present-profile.ts';

/** Who is signed in. */
export const customerProfile = handlerFor(calls.customerProfile, async (_request, { db }, caller) =>
  asCustomer(db, caller, async (customer) => succeed(presentProfile(customer))),
);

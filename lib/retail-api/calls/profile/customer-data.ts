import { calls } from '#lib/contract/index.ts';
import { asCustomer } from '../../account/as-customer.ts';
import { collectCustomerData } from '../../account/collect-customer-data.ts';
import { handlerFor, succeed } from '../../call-handler.ts';

/** Everything that is kept of the customer. */
export const customerData = handlerFor(calls.customerData, async (_request, { db, now }, caller) =>
  asCustomer(db, caller, async (customer) => succeed(await collectCustomerData(db, customer, now()))),
);

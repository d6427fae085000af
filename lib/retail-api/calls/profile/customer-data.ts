import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { asCustomer } from '../../customers/account/as-customer.ts';
import { collectCustomerData } from '../../customers/account/collect-customer-data.ts';

/** Everything that is kept of the customer. */
export const customerData = handlerFor(calls.customerData, async (_request, { db, now }, caller) =>
  asCustomer(db, caller, async (customer) => succeed(await collectCustomerData(db, customer, now()))),
);

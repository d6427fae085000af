import { randomBytes, randomInt } from 'node:crypto';
import type { Api } from '../app/app.ts';
import type { ApiContext } from '../calls/api-context.ts';
import { indexCustomer } from '../customers/customer-words.ts';
import { type ApiCaller, addCustomerToken, signInSession } from './api-caller.ts';

interface CustomerOptions {
  name?: string;
  email?: string;
  /** Ten digits; random if omitted. */
  mobile?: string;
}

export interface TestCustomer {
  id: string;
  mobile: string;
  token: string;
  /** Signed in as this customer. */
  caller: ApiCaller;
}

/** A customer who has just signed in, inserted into the database directly. */
export async function addCustomer(
  { handle, context }: { handle: Api; context: ApiContext },
  options: CustomerOptions = {},
): Promise<TestCustomer> {
  const id = randomBytes(18).toString('base64url');
  const mobile = options.mobile ?? `9${randomInt(1e8, 1e9)}`;
  const now = context.now();
  const { name = '', email = '' } = options;
  await context.db.transaction().execute(async (transaction) => {
    const row = { id, mobile, email, name, status_id: 1, created_at: now, modified_at: now };
    await transaction.insertInto('customers').values(row).execute();
    await indexCustomer(transaction, row);
  });
  const token = await addCustomerToken(context, id);
  return { id, mobile, token, caller: await signInSession(handle, token) };
}

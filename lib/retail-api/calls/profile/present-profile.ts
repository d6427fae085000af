import type { z } from 'zod';
import type { calls } from '#lib/contract/index.ts';
import type { CustomerRow } from '../../customers/account/as-customer.ts';

/** A customer as the customer sees it. */
export function presentProfile(customer: CustomerRow): z.input<typeof calls.customerProfile.data> {
  return {
    UserName: customer.name,
    Email: customer.email,
    Mobile: customer.mobile,
    CustStatusID: customer.status_id,
    MemberSince: customer.created_at,
  };
}

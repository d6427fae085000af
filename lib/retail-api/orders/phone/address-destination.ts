import type { z } from 'zod';
import type { addressFields, OrderAddressWire } from '#lib/contract/index.ts';
import { gstinProblem, stateName } from '#lib/shared/gst.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { addressProblem } from '../../customers/rules/address-problem.ts';
import { courierTo, type Destination } from '../placing/destination.ts';

type GivenAddress = z.output<z.ZodObject<typeof addressFields>>;

/**
 * The destination of an order whose address was given with it. Refuses with InvalidRequest and the field for an address
 * that cannot be, a GST number of another state, or express delivery where it is not offered, and with NotServiceable if the
 * pincode is not delivered to.
 */
export function addressDestination(
  { Type, ...given }: GivenAddress,
  gstin: string,
  isExpress: boolean,
): Outcome<Destination> {
  const problem = addressProblem(given);
  if (problem) return invalidField(`Address.${problem.field}`, problem.message, problem.pincodeState);
  const wrongGstin = gstinProblem(gstin, given.StateCode);
  if (wrongGstin !== null) return invalidField('GSTIN', wrongGstin);
  const handover = courierTo(given.Pincode, isExpress);
  if (handover.code !== 'Success') return handover;
  const address: OrderAddressWire = { ...given, State: stateName(given.StateCode) ?? '' };
  return succeed({ handover: handover.data, address, billingAddress: address });
}

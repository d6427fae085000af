import type { z } from 'zod';
import type { addressFields, OrderAddressWire } from '#lib/contract/index.ts';
import { gstinProblem, stateName } from '#lib/shared/gst.ts';
import { findPlace } from '../../cart/delivery/find-zone.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { addressProblem } from '../../customers/rules/address-problem.ts';
import type { Destination } from '../placing/destination.ts';

type GivenAddress = z.output<z.ZodObject<typeof addressFields>>;

/**
 * The destination of an order whose address was given with it. Refuses with InvalidRequest and the field for an address
 * that cannot be, or a GST number of another state, and with NotServiceable if the pincode is not delivered to.
 */
export function addressDestination({ Type, ...given }: GivenAddress, gstin: string): Outcome<Destination> {
  const problem = addressProblem(given);
  if (problem) return invalidField(`Address.${problem.field}`, problem.message, problem.pincodeState);
  const wrongGstin = gstinProblem(gstin, given.StateCode);
  if (wrongGstin !== null) return invalidField('GSTIN', wrongGstin);
  const place = findPlace(given.Pincode);
  if (!place) return fail('NotServiceable');
  const address: OrderAddressWire = { ...given, State: stateName(given.StateCode) ?? '' };
  return succeed({ handover: { by: 'courier', place }, address, billingAddress: address });
}

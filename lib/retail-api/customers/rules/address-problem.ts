import { gstinProblem, stateName } from '#lib/shared/gst.ts';
import { isPincodeIn, postalPlace } from '../../cart/delivery/find-zone.ts';

interface FieldProblem {
  /** Wire name of the field. */
  field: 'StateCode' | 'Pincode' | 'GSTIN';
  message: string;
  /** The state that the pincode is in, where that is the problem. */
  pincodeState?: string;
}

/** The problem with a well-formed address; null if there is none. */
export function addressProblem(address: { Pincode: string; StateCode: string; GSTIN: string }): FieldProblem | null {
  const state = stateName(address.StateCode);
  if (state === undefined) return { field: 'StateCode', message: 'There is no such state.' };
  if (!isPincodeIn(address.Pincode, state)) {
    const pincodeState = postalPlace(address.Pincode)?.state ?? '';
    return { field: 'Pincode', message: `The pincode is in ${pincodeState}, not in ${state}.`, pincodeState };
  }
  const message = gstinProblem(address.GSTIN, address.StateCode);
  return message === null ? null : { field: 'GSTIN', message };
}

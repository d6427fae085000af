import { gstinProblem, stateName } from '#lib/shared/gst.ts';

interface FieldProblem {
  /** Name of the field on the wire. */
  field: 'StateCode' | 'GSTIN';
  message: string;
}

/** What is wrong with an address whose fields have the right shape; null where nothing is. */
export function addressProblem(address: { StateCode: string; GSTIN: string }): FieldProblem | null {
  if (stateName(address.StateCode) === undefined) return { field: 'StateCode', message: 'There is no such state.' };
  const message = gstinProblem(address.GSTIN, address.StateCode);
  return message === null ? null : { field: 'GSTIN', message };
}

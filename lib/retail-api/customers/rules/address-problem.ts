import { gstinProblem, stateName } from '#lib/shared/gst.ts';

interface FieldProblem {
  /** Wire name of the field. */
  field: 'StateCode' | 'GSTIN';
  message: string;
}

/** The problem with a well-formed address; null if there is none. */
export function addressProblem(address: { StateCode: string; GSTIN: string }): FieldProblem | null {
  if (stateName(address.StateCode) === undefined) return { field: 'StateCode', message: 'There is no such state.' };
  const message = gstinProblem(address.GSTIN, address.StateCode);
  return message === null ? null : { field: 'GSTIN', message };
}

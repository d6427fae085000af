import type { Failure, RefusalReason } from '#lib/shared/result.ts';
import type { FormOutcome } from '#lib/storefront/platform/forms/form-route.ts';
import { refuseCodeForm } from '../refusal.ts';
import { otherStateMessage } from './rules.ts';
import { toAddressField } from './transform.ts';

const REFUSAL_COPY: Partial<Record<RefusalReason, string>> = {
  'list-full': 'Your address book is full. Remove an address to add another.',
  repeated: 'This address is already saved in your address book.',
};

/** The form's response to a failed use case of the address book. `page`: the form's own page. */
export function refuseAddress(failure: Failure, page: string): Extract<FormOutcome, { ok: false }> {
  if (failure.kind === 'not-found') {
    const message = 'This address is not in your address book. It may have been removed, or you are signed out.';
    return { ok: false, status: 404, problems: { '': message } };
  }
  if (failure.kind !== 'refused') return refuseCodeForm(failure, page);
  const field = failure.reason === 'invalid' ? toAddressField(failure.field) : undefined;
  if (field === 'pincode' && failure.state)
    return { ok: false, problems: { pincode: otherStateMessage(failure.state) } };
  if (field) return { ok: false, problems: { [field]: 'Please check this entry.' } };
  const message = REFUSAL_COPY[failure.reason];
  return message === undefined ? refuseCodeForm(failure, page) : { ok: false, problems: { '': message } };
}

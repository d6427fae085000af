import type { Failure, RefusalReason } from '#lib/shared/result.ts';
import type { FormOutcome } from '#lib/storefront/platform/forms/form-route.ts';
import * as m from '#messages';
import { refuseCodeForm } from '../refusal.ts';
import { otherStateMessage } from './rules.ts';
import { toAddressField } from './transform.ts';

const REFUSAL_COPY: Partial<Record<RefusalReason, () => string>> = {
  'list-full': m.accountAddressesFull,
  repeated: m.accountAddressRepeated,
};

/** The form's response to a failed use case of the address book. `page`: the form's own page. */
export function refuseAddress(failure: Failure, page: string): Extract<FormOutcome, { ok: false }> {
  if (failure.kind === 'not-found') {
    const message = m.accountAddressUnknown();
    return { ok: false, status: 404, problems: { '': message } };
  }
  if (failure.kind !== 'refused') return refuseCodeForm(failure, page);
  const field = failure.reason === 'invalid' ? toAddressField(failure.field) : undefined;
  if (field === 'pincode' && failure.state)
    return { ok: false, problems: { pincode: otherStateMessage(failure.state) } };
  if (field) return { ok: false, problems: { [field]: m.accountAddressCheckEntry() } };
  const message = REFUSAL_COPY[failure.reason]?.();
  return message === undefined ? refuseCodeForm(failure, page) : { ok: false, problems: { '': message } };
}

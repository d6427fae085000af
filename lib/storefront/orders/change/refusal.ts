import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { toAddressField } from '#lib/storefront/account/addresses/transform.ts';
import type { AccountNoticeCode } from '#lib/storefront/account/notices.ts';
import { type RefusedForm, refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import { rateLimitedForm } from '#lib/storefront/platform/forms/too-many.ts';
import * as m from '#messages';
import { notAllowedNotice } from '../not-allowed-notice.ts';
import type { OrderChange } from './difference.ts';
import { SIZE_FIELD } from './sizes.ts';

/** The message at each requested size, or at the whole form where no size was requested. */
function ofSizes({ sizes }: OrderChange, message: string): Record<string, string> {
  if (sizes.size === 0) return { '': message };
  return Object.fromEntries([...sizes.keys()].map((id) => [`${SIZE_FIELD}${id}`, message]));
}

/** The form's response to a failed change. `change`: the requested changes. */
export function refuseChange(failure: Failure, order: string, change: OrderChange): RefusedForm {
  const page = paths.orderAction('modify', order);
  if (failure.kind === 'unavailable') return { ...refuseForm(failure, page), problems: { '': m.ordersChangeUnseen() } };
  if (failure.kind === 'not-found') return refuseForm(failure, page);
  const redirect = (notice: AccountNoticeCode): RefusedForm => ({
    ok: false,
    status: 409,
    problems: {},
    location: paths.order(order, notice),
  });
  const field = toAddressField(failure.field);
  switch (failure.reason) {
    case 'not-serviceable':
      return { ok: false, problems: { pincode: m.ordersChangeNotDelivered() } };
    case 'out-of-stock':
      return { ok: false, status: 409, problems: ofSizes(change, m.ordersChangeSoldOut()) };
    case 'method-not-offered':
      return { ok: false, problems: { pincode: m.ordersChangeNoCash() } };
    case 'not-allowed-now':
      if (failure.because === 'difference') return { ok: false, problems: ofSizes(change, m.ordersChangeOtherPrice()) };
      return redirect(notAllowedNotice(failure.because, 'too-late-to-change'));
    case 'repeated':
      return redirect('sent-already');
    case 'too-many-requests':
      return rateLimitedForm(m.ordersTooManyChanges(), failure.retryAfterSeconds);
    case 'invalid':
      if (failure.field === 'Express') return { ok: false, problems: { pincode: m.ordersChangeNoExpress() } };
      // The format was validated before, so the pincode must be one of another state.
      if (field === 'pincode') return { ok: false, problems: { pincode: m.ordersChangeOtherState() } };
      return field ? { ok: false, problems: { [field]: m.ordersCheckEntry() } } : refuseForm(failure, page);
    default:
      return refuseForm(failure, page);
  }
}

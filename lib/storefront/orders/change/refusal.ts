import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { toAddressField } from '#lib/storefront/account/addresses/transform.ts';
import type { AccountNoticeCode } from '#lib/storefront/account/notices.ts';
import { type RefusedForm, refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import { rateLimitedForm } from '#lib/storefront/platform/forms/too-many.ts';
import { notAllowedNotice } from '../not-allowed-notice.ts';
import { UNSEEN_CHANGE } from './copy.ts';
import type { OrderChange } from './difference.ts';
import { SIZE_FIELD } from './sizes.ts';

const NOT_DELIVERED = 'We do not deliver to this pincode.';
const OTHER_STATE = 'This pincode is in another state. To send the order there, cancel it and order again.';
const NO_CASH =
  'Cash on delivery is not available at this pincode. To send the order there, cancel it and order again with another payment method.';
const NO_EXPRESS =
  'Your order goes by express delivery, which is not available at this pincode. To send it there, cancel it and order again.';
const OTHER_PRICE = 'The price of this size has changed. To get it, cancel the order and order again.';
const SOLD_OUT = 'This size is sold out. Please choose another one.';
const NOT_ACCEPTED = 'Please check this entry.';

/** The message at each requested size, or at the whole form where no size was requested. */
function ofSizes({ sizes }: OrderChange, message: string): Record<string, string> {
  if (sizes.size === 0) return { '': message };
  return Object.fromEntries([...sizes.keys()].map((id) => [`${SIZE_FIELD}${id}`, message]));
}

/** The form's response to a failed change. `change`: the requested changes. */
export function refuseChange(failure: Failure, order: string, change: OrderChange): RefusedForm {
  const page = paths.orderAction('modify', order);
  if (failure.kind === 'unavailable') return { ...refuseForm(failure, page), problems: { '': UNSEEN_CHANGE } };
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
      return { ok: false, problems: { pincode: NOT_DELIVERED } };
    case 'out-of-stock':
      return { ok: false, status: 409, problems: ofSizes(change, SOLD_OUT) };
    case 'method-not-offered':
      return { ok: false, problems: { pincode: NO_CASH } };
    case 'not-allowed-now':
      if (failure.because === 'difference') return { ok: false, problems: ofSizes(change, OTHER_PRICE) };
      return redirect(notAllowedNotice(failure.because, 'too-late-to-change'));
    case 'repeated':
      return redirect('sent-already');
    case 'too-many-requests':
      return rateLimitedForm('Too many changes at once.', failure.retryAfterSeconds);
    case 'invalid':
      if (failure.field === 'Express') return { ok: false, problems: { pincode: NO_EXPRESS } };
      // The format was validated before, so the pincode must be one of another state.
      if (field === 'pincode') return { ok: false, problems: { pincode: OTHER_STATE } };
      return field ? { ok: false, problems: { [field]: NOT_ACCEPTED } } : refuseForm(failure, page);
    default:
      return refuseForm(failure, page);
  }
}

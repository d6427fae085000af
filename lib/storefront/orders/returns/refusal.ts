import type { NotAllowedReason } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { otherStateMessage } from '#lib/storefront/account/addresses/rules.ts';
import { PHOTO_FILES } from '#lib/storefront/community/uploads/field-names.ts';
import { PAN_LIMIT } from '#lib/storefront/payments/pan.ts';
import { type RefusedForm, refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import { rateLimitedForm } from '#lib/storefront/platform/forms/too-many.ts';
import { PHOTO_MISSING, UNSEEN_RETURN } from './copy.ts';
import { RENEW } from './renew.ts';
import type { ReturnInput } from './schema.ts';

const NOT_NOW: Partial<Record<NotAllowedReason, string>> = {
  'window-over': 'The return window for these items has closed.',
  'not-taken-back': 'One of these items cannot be returned.',
  'at-service': 'We have one of these items for service. You can return it once you have it back.',
  'not-delivered': 'This order has not been delivered yet.',
  'nothing-left': 'One of these items is already being returned.',
  difference:
    'The replacement costs more, and we cannot take the difference right now. Please choose one that does not cost more.',
  'not-offered': 'This is not available at the moment.',
};

const NO_COURIER = 'Our courier does not come to this pincode.';
const NO_COURIER_THERE = 'Our courier does not come to the delivery address. Please choose another pickup address.';
const PHOTO_GONE = 'One of your photos has expired. Please remove it and add it again.';
const REFUND_OPTIONS_CHANGED = 'Your refund methods have changed. Please check them and send your request again.';
const PAN_NEEDED = `Enter your PAN, because the replacement costs more than ${PAN_LIMIT}.`;

type Sent = Pick<ReturnInput, 'order' | 'address' | 'photoIds' | 'pan'>;

/** The problem of a refused wire field at the form field shown for it; null where there is none. */
function problemOf(
  { field, state }: Extract<Failure, { kind: 'refused' }>,
  { address, photoIds }: Sent,
): Record<string, string> | null {
  switch (field) {
    case 'PhotoIds':
      return { [PHOTO_FILES]: photoIds.length > 0 ? PHOTO_GONE : PHOTO_MISSING };
    case 'PickupDate':
      return { day: 'Choose another day. The courier cannot come on that one.' };
    case 'PickupAddress':
      if (state && address) return { pincode: otherStateMessage(state) };
      return address ? { pincode: NO_COURIER } : { '': NO_COURIER_THERE };
    default:
      return null;
  }
}

/** The form's response to a refused return. `sent`: the submitted data, `page`: the form's own page. */
export function refuseReturn(failure: Failure, sent: Sent, page: string): RefusedForm {
  if (failure.kind === 'unavailable') return { ...refuseForm(failure, page), problems: { '': UNSEEN_RETURN } };
  if (failure.kind === 'not-found') return refuseForm(failure, page);
  switch (failure.reason) {
    case 'invalid': {
      // The account was validated before: the amounts have changed since the page was shown, so it is needed or
      // not needed now.
      if (failure.field === 'BankAccount' || failure.field === 'RefundTo')
        return renewed({ '': REFUND_OPTIONS_CHANGED });
      const problems = problemOf(failure, sent);
      return problems ? { ok: false, problems } : refuseForm(failure, page);
    }
    case 'not-serviceable':
      return { ok: false, problems: sent.address ? { pincode: NO_COURIER } : { '': NO_COURIER_THERE } };
    case 'out-of-stock':
      return { ok: false, status: 409, problems: { '': 'The replacement is sold out. Please choose another one.' } };
    case 'pan-required':
      return sent.pan === null ? renewed({ '': PAN_NEEDED }) : { ok: false, problems: { pan: PAN_NEEDED } };
    case 'price-changed':
      return renewed({ '': 'The amount has changed. Please check it and send your request again.' });
    case 'not-allowed-now':
      return {
        ok: false,
        status: 409,
        problems: { '': (failure.because && NOT_NOW[failure.because]) ?? 'These items can no longer be returned.' },
      };
    case 'repeated':
      return { ok: false, status: 409, problems: {}, location: paths.order(sent.order, 'sent-already') };
    case 'list-full':
      return {
        ok: false,
        status: 409,
        problems: {
          '': 'You already have several returns in progress. Please wait until one is complete, or contact us.',
        },
      };
    case 'too-many-requests':
      return rateLimitedForm('Too many requests at once.', failure.retryAfterSeconds);
    default:
      return refuseForm(failure, page);
  }
}

/** The response where the page is outdated: it is loaded again with all typed values. */
function renewed(problems: Record<string, string>): RefusedForm {
  return { ok: false, status: 409, problems, data: RENEW };
}

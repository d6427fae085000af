import type { NotAllowedReason } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { PHOTO_FILES } from '#lib/storefront/community/uploads/field-names.ts';
import { type RefusedForm, refuse } from '#lib/storefront/platform/forms/refuse.ts';
import { tooMany } from '#lib/storefront/platform/forms/too-many.ts';
import { PHOTO_MISSING, UNSEEN_RETURN } from './copy.ts';
import { RENEW } from './renew.ts';
import type { ReturnInput } from './schema.ts';

const NOT_NOW: Partial<Record<NotAllowedReason, string>> = {
  'window-over': 'The days in which these items may come back are over.',
  'not-taken-back': 'One of these items is of a kind that is not taken back.',
  'not-delivered': 'This order has not been delivered yet.',
  'nothing-left': 'One of these items is on its way back already.',
  difference: 'What you chose costs more, and we cannot take the difference now. Choose something that costs no more.',
  'not-offered': 'The store does not offer this at the moment.',
};

const NO_COURIER = 'Our courier does not come to this pincode.';
const NO_COURIER_THERE = 'Our courier does not come to where it was delivered. Choose another place for the pick-up.';
const PHOTO_GONE = 'A photo is not there any more. Remove it, and choose it again.';
const REFUND_OPTIONS_CHANGED = 'Where your money can go is not the same by now. Check it, and send this again.';
const PAN_NEEDED = 'Enter your PAN: what comes instead costs more than ₹2,00,000.';

type Sent = Pick<ReturnInput, 'order' | 'address' | 'photoIds' | 'pan'>;

/** The problem of a wire field at the form field shown for it; null where there is none. */
function problemOf(field: string | undefined, { address, photoIds }: Sent): Record<string, string> | null {
  switch (field) {
    case 'PhotoIds':
      return { [PHOTO_FILES]: photoIds.length > 0 ? PHOTO_GONE : PHOTO_MISSING };
    case 'PickupDate':
      return { day: 'Choose another day: the courier does not come on that one any more.' };
    case 'PickupAddress':
      return address ? { pincode: NO_COURIER } : { '': NO_COURIER_THERE };
    default:
      return null;
  }
}

/** The form's response to a refused return. `sent`: the submitted data, `page`: the form's own page. */
export function refuseReturn(failure: Failure, sent: Sent, page: string): RefusedForm {
  if (failure.kind === 'unavailable') return { ...refuse(failure, page), problems: { '': UNSEEN_RETURN } };
  if (failure.kind === 'not-found') return refuse(failure, page);
  switch (failure.reason) {
    case 'invalid': {
      // The account was validated before: the amounts have changed since the page was shown, so it is needed or
      // not needed now.
      if (failure.field === 'BankAccount' || failure.field === 'RefundTo')
        return renewed({ '': REFUND_OPTIONS_CHANGED });
      const problems = problemOf(failure.field, sent);
      return problems ? { ok: false, problems } : refuse(failure, page);
    }
    case 'not-serviceable':
      return { ok: false, problems: sent.address ? { pincode: NO_COURIER } : { '': NO_COURIER_THERE } };
    case 'out-of-stock':
      return { ok: false, status: 409, problems: { '': 'What you chose instead is sold out. Choose another piece.' } };
    case 'pan-required':
      return sent.pan === null ? renewed({ '': PAN_NEEDED }) : { ok: false, problems: { pan: PAN_NEEDED } };
    case 'price-changed':
      return renewed({ '': 'The amount is another one by now. Check it, and send this again.' });
    case 'not-allowed-now':
      return {
        ok: false,
        status: 409,
        problems: { '': (failure.because && NOT_NOW[failure.because]) ?? 'These items may not come back any more.' },
      };
    case 'repeated':
      return { ok: false, status: 409, problems: {}, location: paths.order(sent.order, 'sent-already') };
    case 'list-full':
      return {
        ok: false,
        status: 409,
        problems: { '': 'Several returns are under way already. Wait until one of them is done, or write to us.' },
      };
    case 'too-many-requests':
      return tooMany('Too many requests at once.', failure.retryAfterSeconds);
    default:
      return refuse(failure, page);
  }
}

/** The response where the page is outdated: it is loaded again with all typed values. */
function renewed(problems: Record<string, string>): RefusedForm {
  return { ok: false, status: 409, problems, data: RENEW };
}

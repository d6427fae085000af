import type { NotAllowedReason } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { otherStateMessage } from '#lib/storefront/account/addresses/rules.ts';
import { PHOTO_FILES } from '#lib/storefront/community/uploads/field-names.ts';
import { PAN_LIMIT } from '#lib/storefront/payments/pan.ts';
import { type RefusedForm, refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import { rateLimitedForm } from '#lib/storefront/platform/forms/too-many.ts';
import * as m from '#messages';
import { RENEW } from './renew.ts';
import type { ReturnInput } from './schema.ts';

const NOT_NOW: Partial<Record<NotAllowedReason, () => string>> = {
  'window-over': m.returnsWindowOver,
  'not-taken-back': m.returnsNotTakenBack,
  'at-service': m.returnsAtService,
  'not-delivered': m.returnsNotDelivered,
  'nothing-left': m.returnsNothingLeft,
  difference: m.returnsDifferenceNow,
  'not-offered': m.returnsNotOffered,
};

type Sent = Pick<ReturnInput, 'order' | 'address' | 'photoIds' | 'pan'>;

/** The problem of a refused wire field at the form field shown for it; null where there is none. */
const panNeeded = () => m.returnsPanNeeded({ limit: PAN_LIMIT });

function problemOf(
  { field, state }: Extract<Failure, { kind: 'refused' }>,
  { address, photoIds }: Sent,
): Record<string, string> | null {
  switch (field) {
    case 'PhotoIds':
      return { [PHOTO_FILES]: photoIds.length > 0 ? m.returnsPhotoGone() : m.returnsPhotoMissing() };
    case 'PickupDate':
      return { day: m.returnsOtherDay() };
    case 'PickupAddress':
      if (state && address) return { pincode: otherStateMessage(state) };
      return address ? { pincode: m.returnsNoCourier() } : { '': m.returnsNoCourierThere() };
    default:
      return null;
  }
}

/** The form's response to a refused return. `sent`: the submitted data, `page`: the form's own page. */
export function refuseReturn(failure: Failure, sent: Sent, page: string): RefusedForm {
  if (failure.kind === 'unavailable') return { ...refuseForm(failure, page), problems: { '': m.returnsUnseen() } };
  if (failure.kind === 'not-found') return refuseForm(failure, page);
  switch (failure.reason) {
    case 'invalid': {
      // The account was validated before: the amounts have changed since the page was shown, so it is needed or
      // not needed now.
      if (failure.field === 'BankAccount' || failure.field === 'RefundTo')
        return renewed({ '': m.returnsRefundOptionsChanged() });
      const problems = problemOf(failure, sent);
      return problems ? { ok: false, problems } : refuseForm(failure, page);
    }
    case 'not-serviceable':
      return {
        ok: false,
        problems: sent.address ? { pincode: m.returnsNoCourier() } : { '': m.returnsNoCourierThere() },
      };
    case 'out-of-stock':
      return { ok: false, status: 409, problems: { '': m.returnsReplacementSoldOut() } };
    case 'pan-required':
      return sent.pan === null ? renewed({ '': panNeeded() }) : { ok: false, problems: { pan: panNeeded() } };
    case 'price-changed':
      return renewed({ '': m.returnsAmountChanged() });
    case 'not-allowed-now':
      return {
        ok: false,
        status: 409,
        problems: { '': (failure.because && NOT_NOW[failure.because]?.()) ?? m.returnsNoLonger() },
      };
    case 'repeated':
      return { ok: false, status: 409, problems: {}, location: paths.order(sent.order, 'sent-already') };
    case 'list-full':
      return {
        ok: false,
        status: 409,
        problems: {
          '': m.returnsTooManyOpen(),
        },
      };
    case 'too-many-requests':
      return rateLimitedForm(m.returnsTooManyRequests(), failure.retryAfterSeconds);
    default:
      return refuseForm(failure, page);
  }
}

/** The response where the page is outdated: it is loaded again with all typed values. */
function renewed(problems: Record<string, string>): RefusedForm {
  return { ok: false, status: 409, problems, data: RENEW };
}

import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { refuseCodeForm as refuseCode } from '#lib/storefront/account/refusal.ts';
import type { RefusedForm } from '#lib/storefront/platform/forms/refuse.ts';
import { tooMany } from '#lib/storefront/platform/forms/too-many.ts';

/** The one answer to a number that is unknown, and to one that is of another contact. */
export const NO_SUCH_ORDER =
  'We found no order with this number and contact. Please check both in your order confirmation.';

/** Whether there is no such order, or it is of another contact. */
const isUnknown = (failure: Failure) =>
  failure.kind === 'not-found' || (failure.kind === 'refused' && failure.reason === 'invalid');

/** How the forms of the code answer what failed; they have no field of the order, whose contact may have changed since. */
export function refuseTrackingCode(failure: Failure): RefusedForm {
  if (isUnknown(failure)) return { ok: false, problems: { '': NO_SUCH_ORDER } };
  return refuseCode(failure, paths.trackOrder());
}

/** How the form that asks for the order answers. */
export function refuseTracking(failure: Failure): RefusedForm {
  if (isUnknown(failure)) return { ok: false, problems: { orderNumber: NO_SUCH_ORDER } };
  if (failure.kind !== 'refused' || failure.reason !== 'too-many-requests') return refuseTrackingCode(failure);
  return tooMany('There were too many tracking requests.', failure.retryAfterSeconds);
}

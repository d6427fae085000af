import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { refuseCodeForm as refuseCode } from '#lib/storefront/account/refusal.ts';
import type { RefusedForm } from '#lib/storefront/platform/forms/refuse.ts';
import { rateLimitedForm } from '#lib/storefront/platform/forms/too-many.ts';
import * as m from '#messages';

/** Whether the order does not exist or has another contact. */
const isUnknown = (failure: Failure) =>
  failure.kind === 'not-found' || (failure.kind === 'refused' && failure.reason === 'invalid');

/**
 * The code forms' response to a failure; they have no field for the order, whose contact may have changed
 * since.
 */
export function refuseTrackingCode(failure: Failure): RefusedForm {
  if (isUnknown(failure)) return { ok: false, problems: { '': m.ordersTrackUnknown() } };
  return refuseCode(failure, paths.trackOrder());
}

/** The response of the form that asks for the order. */
export function refuseTracking(failure: Failure): RefusedForm {
  if (isUnknown(failure)) return { ok: false, problems: { orderNumber: m.ordersTrackUnknown() } };
  if (failure.kind !== 'refused' || failure.reason !== 'too-many-requests') return refuseTrackingCode(failure);
  return rateLimitedForm(m.ordersTrackTooMany(), failure.retryAfterSeconds);
}

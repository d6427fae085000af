import type { NotAllowedReason } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { type RefusedForm, refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import { rateLimitedForm } from '#lib/storefront/platform/forms/too-many.ts';
import * as m from '#messages';
import { notAllowedNotice } from '../not-allowed-notice.ts';
import type { ItemSelection } from './item-selection.ts';
import type { CancellationFormValues } from './schema.ts';

/**
 * The redirect target for an order of which these items (null for all) cannot be cancelled: the order's page gives the
 * reason. Where fewer items are left than chosen, it is the cancellation form again.
 */
export function uncancellablePage(order: string, selection: ItemSelection | null, because?: NotAllowedReason): string {
  if (because === 'nothing-left' && selection !== null) return paths.orderCancellation(order);
  return paths.order(order, notAllowedNotice(because, 'too-late-to-cancel'));
}

/** The form's response to a failed cancellation. */
export function refuseCancellation(
  failure: Failure,
  request: Pick<CancellationFormValues, 'order' | 'selection'>,
): RefusedForm {
  const { order, selection } = request;
  if (failure.kind === 'unavailable') return { ...refuseForm(failure, ''), problems: { '': m.ordersCancelUnseen() } };
  const page = paths.orderCancellation(order);
  if (failure.kind === 'not-found') return refuseForm(failure, page);
  switch (failure.reason) {
    case 'price-changed':
      return { ok: false, status: 409, problems: { '': m.ordersCancelAmountChanged() } };
    case 'not-allowed-now':
      return {
        ok: false,
        status: 409,
        problems: {},
        location: uncancellablePage(order, selection, failure.because),
      };
    case 'repeated':
      // Other items were cancelled from a page with the same key, so the form starts again with what is left.
      return { ok: false, status: 409, problems: {}, location: page };
    case 'too-many-requests':
      return rateLimitedForm(m.ordersTooManyChanges(), failure.retryAfterSeconds);
    default:
      return refuseForm(failure, page);
  }
}

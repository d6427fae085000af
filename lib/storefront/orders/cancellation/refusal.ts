import type { NotAllowedReason } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { type RefusedForm, refuse } from '#lib/storefront/platform/forms/refuse.ts';
import { tooMany } from '#lib/storefront/platform/forms/too-many.ts';
import { notAllowedNotice } from '../not-allowed-notice.ts';
import { UNSEEN_CANCELLATION } from './copy.ts';
import type { ItemSelection } from './item-selection.ts';
import type { CancellationFormValues } from './schema.ts';

const AMOUNT_CHANGED = 'The refund amount has changed. Please check it and confirm again.';

/**
 * Where an order leads of which these pieces, null for all, may not be cancelled: its own page says why. Where fewer are left
 * than were chosen, the form begins anew with those.
 */
export function uncancellablePage(order: string, selection: ItemSelection | null, because?: NotAllowedReason): string {
  if (because === 'nothing-left' && selection !== null) return paths.orderCancellation(order);
  return paths.order(order, notAllowedNotice(because, 'too-late-to-cancel'));
}

/** How the form answers an order that was not cancelled. */
export function refuseCancellation(
  failure: Failure,
  request: Pick<CancellationFormValues, 'order' | 'pieces'>,
): RefusedForm {
  const { order, pieces: selection } = request;
  if (failure.kind === 'unavailable') return { ...refuse(failure, ''), problems: { '': UNSEEN_CANCELLATION } };
  const page = paths.orderCancellation(order);
  if (failure.kind === 'not-found') return refuse(failure, page);
  switch (failure.reason) {
    case 'price-changed':
      return { ok: false, status: 409, problems: { '': AMOUNT_CHANGED } };
    case 'not-allowed-now':
      return {
        ok: false,
        status: 409,
        problems: {},
        location: uncancellablePage(order, selection, failure.because),
      };
    case 'repeated':
      // From a page of the same pieces something else was cancelled: the form begins anew with what is left.
      return { ok: false, status: 409, problems: {}, location: page };
    case 'too-many-requests':
      return tooMany('Too many changes at once.', failure.retryAfterSeconds);
    default:
      return refuse(failure, page);
  }
}

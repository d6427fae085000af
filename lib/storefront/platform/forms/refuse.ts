import type { Failure } from '#lib/shared/result.ts';
import * as m from '#messages';
import type { FormOutcome } from './form-route.ts';

/** The response to a refused form. */
export type RefusedForm = Extract<FormOutcome, { ok: false }>;

const RETRY_AFTER_OUTAGE_SECONDS = 5;

/**
 * The default response of a form to a failed use case; after an outage it is unknown what was done. `page`: the
 * form's own page, to which the shopper returns after a required sign-in.
 */
export function refuseForm(failure: Failure, page: string): RefusedForm {
  if (failure.kind === 'unavailable')
    return { ok: false, status: 503, retryAfterSeconds: RETRY_AFTER_OUTAGE_SECONDS, problems: { '': m.formsUnseen() } };
  if (failure.kind === 'not-found') return { ok: false, status: 404, problems: { '': m.formsGone() } };
  if (failure.reason === 'sign-in-required')
    return { ok: false, status: 401, problems: { '': m.formsSignInFirst() }, signInPage: page };
  return { ok: false, problems: { '': m.formsRefused() } };
}

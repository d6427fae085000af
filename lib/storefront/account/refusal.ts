import type { Failure, RefusalReason } from '#lib/shared/result.ts';
import type { FormOutcome } from '#lib/storefront/platform/forms/form-route.ts';
import { type RefusedForm, refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import { rateLimitedForm } from '#lib/storefront/platform/forms/too-many.ts';
import * as m from '#messages';
import { CODE_FIELD } from './codes/code-fields.ts';
import { type CodeLock, lockedText, wrongCodeText } from './codes/lock.ts';

type Refusal = Extract<Failure, { kind: 'refused' }>;

/** The response to a code without a request: it came too late, or from another browser. */
export const noCode = (): FormOutcome => ({ ok: false, problems: { '': m.accountCodeExpired() } });

/** The response where a code was sent but its request could not be saved, so that the code is unusable. */
export const codeNotSaved = (): FormOutcome => ({
  ok: false,
  status: 503,
  problems: { '': m.accountCodeNotSaved() },
});

/** The account forms' responses to refusals that other forms do not have. */
const REPLIES: Partial<Record<RefusalReason, (refusal: Refusal) => RefusedForm>> = {
  'code-wrong': ({ triesLeft }) => ({
    ok: false,
    problems: { [CODE_FIELD]: wrongCodeText(m.accountCodeWrong(), triesLeft) },
  }),
  'code-expired': () => ({ ok: false, problems: { [CODE_FIELD]: m.accountCodeExpired() } }),
  'code-locked': (refusal) => ({
    ok: false,
    status: 429,
    retryAfterSeconds: refusal.retryAfterSeconds,
    problems: { '': lockedText(refusal.retryAfterSeconds) },
    data: { lockedForSeconds: refusal.retryAfterSeconds ?? 0 } satisfies CodeLock,
  }),
  // Among the account forms only those that send codes are rate limited.
  'too-many-requests': ({ retryAfterSeconds }) => rateLimitedForm(m.accountCodeTooMany(), retryAfterSeconds),
};

/** The response of an account form to a failed use case; `page`: the form's own page. */
export function refuseCodeForm(failure: Failure, page: string): RefusedForm {
  const reply = failure.kind === 'refused' ? REPLIES[failure.reason]?.(failure) : undefined;
  return reply ?? refuseForm(failure, page);
}

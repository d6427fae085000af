import type { Failure, RefusalReason } from '#lib/shared/result.ts';
import type { FormOutcome } from '#lib/storefront/platform/forms/form-route.ts';
import { type RefusedForm, refuse as refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import { tooMany } from '#lib/storefront/platform/forms/too-many.ts';
import { CODE_FIELD } from './codes/code-fields.ts';
import { type CodeLock, lockedText } from './codes/lock.ts';

type Refusal = Extract<Failure, { kind: 'refused' }>;

const EXPIRED = 'This code has expired. Request a new one.';
/** The answer to a code that nobody waits for: too late, or in another browser. */
export const NO_CODE: FormOutcome = { ok: false, problems: { '': EXPIRED } };

/** The answer where a code was sent that this browser cannot remember, so that it could never be typed. */
export const CODE_NOT_SAVED: FormOutcome = {
  ok: false,
  status: 503,
  problems: { '': 'We sent a code, but this browser cannot use it. Please try again later.' },
};

function wrongCode({ triesLeft }: Refusal): string {
  if (triesLeft === undefined) return 'That code is not correct.';
  return `That code is not correct. ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`;
}

/** What a form of the account says of refusals that others do not know. */
const REPLIES: Partial<Record<RefusalReason, (refusal: Refusal) => RefusedForm>> = {
  'code-wrong': (refusal) => ({ ok: false, problems: { [CODE_FIELD]: wrongCode(refusal) } }),
  'code-expired': () => ({ ok: false, problems: { [CODE_FIELD]: EXPIRED } }),
  'code-locked': (refusal) => ({
    ok: false,
    status: 429,
    retryAfterSeconds: refusal.retryAfterSeconds,
    problems: { '': lockedText(refusal.retryAfterSeconds) },
    data: { lockedForSeconds: refusal.retryAfterSeconds ?? 0 } satisfies CodeLock,
  }),
  // Of the account's forms only those that send codes are counted.
  'too-many-requests': ({ retryAfterSeconds }) => tooMany('You have requested too many codes.', retryAfterSeconds),
};

/** How a form of the account answers a use case that failed; `page` is its own, as for every form. */
export function refuseCodeForm(failure: Failure, page: string): RefusedForm {
  const reply = failure.kind === 'refused' ? REPLIES[failure.reason]?.(failure) : undefined;
  return reply ?? refuseForm(failure, page);
}

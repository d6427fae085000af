import type { FormOutcome } from '#lib/forms/form-route.ts';
import { UNREACHABLE } from '#lib/forms/submit.ts';
import { paths } from '#lib/shared/paths.ts';
import type { Failure, RefusalReason } from '#lib/shared/result.ts';
import { CODE_FIELD } from './codes/code-fields.ts';
import { type CodeLock, lockedWords, tryAgain } from './codes/lock.ts';

type Refused = Extract<FormOutcome, { ok: false }>;
type Refusal = Extract<Failure, { kind: 'refused' }>;

const RETRY_AFTER_OUTAGE_SECONDS = 5;
const EXPIRED = 'This code has expired. Send a new one.';
/** The answer to a code that nobody waits for: too late, or in another browser. */
export const NO_CODE: FormOutcome = { ok: false, problems: { '': EXPIRED } };

/** The answer where a code was sent that this browser cannot remember, so that it could never be typed. */
export const CODE_NOT_KEPT: FormOutcome = {
  ok: false,
  status: 503,
  problems: { '': 'A code was sent, but this browser cannot use it. Please try again later.' },
};

function wrongCode({ triesLeft }: Refusal): string {
  if (triesLeft === undefined) return 'That code is not right.';
  return `That code is not right. ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`;
}

/** What a form says of a refusal; all others are of a field that the form should have refused itself. */
const WORDS: Partial<Record<RefusalReason, (refusal: Refusal) => Refused>> = {
  'code-wrong': (refusal) => ({ ok: false, problems: { [CODE_FIELD]: wrongCode(refusal) } }),
  'code-expired': () => ({ ok: false, problems: { [CODE_FIELD]: EXPIRED } }),
  'code-locked': (refusal) => ({
    ok: false,
    status: 429,
    retryAfterSeconds: refusal.retryAfterSeconds,
    problems: { '': lockedWords(refusal.retryAfterSeconds) },
    data: { lockedForSeconds: refusal.retryAfterSeconds ?? 0 } satisfies CodeLock,
  }),
  'too-many-requests': (refusal) => ({
    ok: false,
    status: 429,
    retryAfterSeconds: refusal.retryAfterSeconds,
    // Of the account's forms only those that send codes are counted.
    problems: { '': `Too many codes were asked for. ${tryAgain(refusal.retryAfterSeconds)}` },
  }),
};

/**
 * How a form of the account answers a use case that failed. `page`: the form's own page, to which a shopper comes back
 * who has to sign in first.
 */
export function refuse(failure: Failure, page: string): Refused {
  if (failure.kind === 'unavailable')
    return { ok: false, status: 503, retryAfterSeconds: RETRY_AFTER_OUTAGE_SECONDS, problems: { '': UNREACHABLE } };
  if (failure.kind === 'not-found') return { ok: false, status: 404, problems: { '': 'That is no longer here.' } };
  if (failure.reason === 'sign-in-required')
    return { ok: false, status: 401, problems: { '': 'Sign in to do this.' }, location: paths.signIn(page) };
  const worded = WORDS[failure.reason]?.(failure);
  return worded ?? { ok: false, problems: { '': 'Something in that request was not right. Nothing was changed.' } };
}

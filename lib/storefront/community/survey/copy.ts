import { formatNearDate } from '#lib/shared/dates.ts';
import type { Failure } from '#lib/shared/result.ts';
import { tryAgain } from '#lib/storefront/platform/forms/try-again.ts';
import type { Survey } from './types.ts';

/** The message where answers could not be saved or sent. */
export function failureText(failure: Failure): string {
  if (failure.kind === 'not-found') return 'This survey is no longer here.';
  if (failure.kind === 'refused' && failure.reason === 'too-many-requests') {
    return `Too many surveys were begun from your network. ${tryAgain(failure.retryAfterSeconds)}`;
  }
  if (failure.kind === 'refused') return 'Something in your answers was not right. Nothing was sent.';
  return 'We cannot reach the store right now. Your answers stay on this page; please try again.';
}

/** Heading and text of a survey page that takes no answers. `now` in epoch milliseconds. */
export function closedSurveyCopy(
  { state, opensAt, closesAt, address }: Pick<Survey, 'state' | 'opensAt' | 'closesAt' | 'address'>,
  now: number,
): { title: string; text: string } {
  switch (state) {
    case 'answered':
      return {
        title: address.token ? 'You have answered this already' : 'This was answered here already',
        text: address.token
          ? 'Thank you. Each link takes one answer, and we have yours.'
          : 'Thank you. We have one answer from this browser. If it was somebody else’s, open the survey in another browser.',
      };
    case 'not-open-yet':
      return {
        title: 'This survey is not open yet',
        text: opensAt === null ? 'Please come back later.' : `Please come back on ${formatNearDate(opensAt, now)}.`,
      };
    case 'closed':
      return {
        title: 'This survey is closed',
        text: `${closesAt === null ? 'It' : `It ended on ${formatNearDate(closesAt, now)}, and`} takes no more answers. Thank you for wanting to give one.`,
      };
    default:
      return {
        title: 'This survey needs its link',
        text: 'It asks about one order, so please open it by the link on the order’s thank-you page or in our mail about the delivery.',
      };
  }
}

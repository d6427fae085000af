import { formatNearDate } from '#lib/shared/dates.ts';
import type { Failure } from '#lib/shared/result.ts';
import { retryText } from '#lib/storefront/platform/forms/retry-text.ts';
import { OUTAGE } from '#lib/storefront/platform/http/outage-text.ts';
import type { Survey } from './types.ts';

/** The message where answers could not be saved or sent. */
export function failureText(failure: Failure): string {
  if (failure.kind === 'not-found') return 'This survey is no longer available.';
  if (failure.kind === 'refused' && failure.reason === 'too-many-requests') {
    return `Too many surveys were started from your network. ${retryText(failure.retryAfterSeconds)}`;
  }
  if (failure.kind === 'refused') return 'Please check your answers. We have not sent them.';
  return `${OUTAGE}. Your answers stay on this page. Please try again.`;
}

/** Heading and text of a survey page that takes no answers. `now` in epoch milliseconds. */
export function closedSurveyCopy(
  { state, opensAt, closesAt, address }: Pick<Survey, 'state' | 'opensAt' | 'closesAt' | 'address'>,
  now: number,
): { title: string; text: string } {
  switch (state) {
    case 'answered':
      return {
        title: address.token ? 'You have already answered this survey' : 'This survey was already answered here',
        text: address.token
          ? 'Thank you. Each link can be used once, and we have your answers.'
          : 'Thank you. We already have an answer from this browser. If it was not yours, please open the survey in another browser.',
      };
    case 'not-open-yet':
      return {
        title: 'This survey is not open yet',
        text: opensAt === null ? 'Please come back later.' : `Please come back on ${formatNearDate(opensAt, now)}.`,
      };
    case 'closed':
      return {
        title: 'This survey is closed',
        text: `${closesAt === null ? 'It' : `It ended on ${formatNearDate(closesAt, now)}, and`} no longer takes answers. Thank you for your interest.`,
      };
    default:
      return {
        title: 'Please open this survey from its link',
        text: 'This survey is about one order. Please open it from the link on the order’s thank-you page or in our email about the delivery.',
      };
  }
}

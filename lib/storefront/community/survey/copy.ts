import { formatNearDate } from '#lib/shared/dates.ts';
import type { Failure } from '#lib/shared/result.ts';
import { retryText } from '#lib/storefront/platform/forms/retry-text.ts';
import * as m from '#messages';
import type { Survey } from './types.ts';

/** The message where answers could not be saved or sent. */
export function failureText(failure: Failure): string {
  if (failure.kind === 'not-found') return m.communitySurveyGone();
  if (failure.kind === 'refused' && failure.reason === 'too-many-requests') {
    return `${m.communitySurveyTooMany()} ${retryText(failure.retryAfterSeconds)}`;
  }
  if (failure.kind === 'refused') return m.communitySurveyCheck();
  return m.communitySurveyOutage();
}

/** Heading and text of a survey page that takes no answers. `now` in epoch milliseconds. */
export function closedSurveyCopy(
  { state, opensAt, closesAt, address }: Pick<Survey, 'state' | 'opensAt' | 'closesAt' | 'address'>,
  now: number,
): { title: string; text: string } {
  switch (state) {
    case 'answered':
      return {
        title: address.token ? m.communityAnsweredByYou() : m.communityAnsweredHere(),
        text: address.token ? m.communityAnsweredByYouText() : m.communityAnsweredHereText(),
      };
    case 'not-open-yet':
      return {
        title: m.communityNotOpen(),
        text:
          opensAt === null ? m.communityNotOpenText() : m.communityNotOpenUntil({ date: formatNearDate(opensAt, now) }),
      };
    case 'closed':
      return {
        title: m.communityClosed(),
        text:
          closesAt === null ? m.communityClosedText() : m.communityClosedSince({ date: formatNearDate(closesAt, now) }),
      };
    default:
      return {
        title: m.communityNeedsLink(),
        text: m.communityNeedsLinkText(),
      };
  }
}

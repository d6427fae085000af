import type { VisitPart } from '#lib/contract/index.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { isOpenIn, openingOn, type StoreHours, visitDays } from '#lib/shared/store-hours.ts';
import type { Outcome } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';

interface RequestedAppointment {
  /** `YYYY-MM-DD`. */
  Day: string;
  Part: VisitPart;
  /** May be empty for a video call. */
  Service: string;
  /** The video call that takes the place of the visit. */
  VideoCall?: object | undefined;
}

/** What a store offers, and when. */
interface VisitTerms {
  hours: StoreHours;
  services: readonly string[];
  videoCalls: boolean;
}

/** Why a shop cannot be visited as requested; null if it can. `now` in epoch milliseconds. */
export function checkVisit(
  { Day, Part, Service, VideoCall }: RequestedAppointment,
  { hours, services, videoCalls }: VisitTerms,
  now: number,
): Outcome<never> | null {
  const opening = openingOn(hours, Day);
  if (!opening || !visitDays(hours, now).includes(Day)) {
    return invalidField('Day', `must be one of the days after ${dayInIndia(now)} on which the shop is open`);
  }
  if (!isOpenIn(opening, Part)) return invalidField('Part', 'must be a part of the day in which the shop is open');
  if (VideoCall && !videoCalls) return invalidField('VideoCall', 'must be left out: the store takes no video calls');
  // Most services need the item, so a call may be about none of them.
  const isServed = services.includes(Service) || (Service === '' && VideoCall !== undefined);
  return isServed ? null : invalidField('Service', 'must be one of the services of the shop');
}

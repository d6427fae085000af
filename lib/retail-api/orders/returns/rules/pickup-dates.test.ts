import { pickupDates } from './pickup-dates.ts';

test.each([
  // No pickup on Sunday, 22 November.
  ['2026-11-21T12:00:00Z', ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']],
  // After midnight in India, so the next day.
  ['2026-11-21T18:30:00Z', ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']],
  // Republic Day.
  ['2027-01-24T12:00:00Z', ['2027-01-25', '2027-01-27', '2027-01-28', '2027-01-29', '2027-01-30']],
])('pickup dates from %s on', (now, days) => expect(pickupDates(Date.parse(now))).toEqual(days));

import fc from '#lib/testing/generated.ts';
import { deliveryDate } from './business-days.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['before the cut-off it leaves today', '2026-11-20T13:59:59+05:30', 0, '2026-11-20'],
  ['at the cut-off it leaves on the next business day', '2026-11-20T14:00:00+05:30', 0, '2026-11-21'],
  ['Saturday afternoon leaves on Monday', '2026-11-21T15:00:00+05:30', 0, '2026-11-23'],
  ['Sunday leaves on Monday', '2026-11-22T09:00:00+05:30', 0, '2026-11-23'],
  ['a Sunday on the way is skipped', '2026-11-20T10:00:00+05:30', 2, '2026-11-23'],
  ['Republic Day is skipped', '2027-01-25T10:00:00+05:30', 1, '2027-01-27'],
  ['the day is that of India, not of UTC', '2026-11-19T20:00:00Z', 0, '2026-11-20'],
  ['over the end of the year', '2026-12-31T10:00:00+05:30', 1, '2027-01-01'],
])('%s', (_title, now, days, expected) => expect(deliveryDate(at(now), days)).toBe(expected));

test('a delivery date is never a Sunday, and more days never give an earlier date', () => {
  const moment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') });
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 20 }), (now, days) => {
      const date = deliveryDate(now, days);
      expect(new Date(`${date}T00:00:00Z`).getUTCDay()).not.toBe(0);
      expect(deliveryDate(now, days + 1) > date).toBe(true);
    }),
  );
});

import { hoursOfWeek, openingWeek } from './opening-week.ts';

const day = { Opens: '10:30', Closes: '21:00' };
const sunday = { Opens: '11:00', Closes: '20:30' };

test.each([
  ['a span and a day', { MonToSat: '10:30-21:00', Sun: '11:00-20:30' }, [day, day, day, day, day, day, sunday]],
  ['a day that nothing names', { MonToFri: '10:30-21:00' }, [day, day, day, day, day, null, null]],
  ['a day that is named as closed', { MonToSun: '10:30-21:00', Tue: 'closed' }, [day, null, day, day, day, day, day]],
  ['days that are none', { Weekend: '10:30-21:00' }, [null, null, null, null, null, null, null]],
])('openingWeek: %s', (_title, hours, expected) => expect(openingWeek(hours)).toEqual(expected));

test('a week is written as hours that are read as the same week', () => {
  const week = openingWeek({ MonToSat: '10:30-21:00', Wed: 'closed' });
  expect(openingWeek(hoursOfWeek(week))).toEqual(week);
  expect(hoursOfWeek([]).Sun).toBe('closed');
});

import { eventsOf, timeOf } from './events.ts';

const AWB = '19041424751540';
const scan = (date: string, code: string | number, activity = '', location = '') => ({
  date,
  activity,
  location,
  'sr-status': code,
});

test.each([
  ['2022-07-19 11:37:00', '2022-07-19T06:07:00.000Z'],
  ['23 05 2023 11:43:52', '2023-05-23T06:13:52.000Z'],
])('a time is one of India: %s', (text, expected) => expect(new Date(timeOf(text) ?? 0).toISOString()).toBe(expected));

test.each(['', 'yesterday', '0000-00-00 00:00:00'])('a time that cannot be read is none: %s', (text) =>
  expect(timeOf(text)).toBeNull(),
);

test('scans become events, the oldest first; a status without a meaning is left out', () => {
  const events = eventsOf(AWB, [
    scan('2022-07-19 11:37:00', '7', 'Delivered', 'MADANAPALLI'),
    scan('2022-07-18 20:28:00', 6, 'Picked'),
    scan('2022-07-18 09:51:00', 'NA', 'Pending'),
    scan('2022-07-18 13:50:00', '999'),
  ]);
  expect(events.map(({ status, place }) => [status, place])).toEqual([
    ['picked-up', ''],
    ['delivered', 'MADANAPALLI'],
  ]);
});

test('the same scan has the same id from a webhook and from an answer, and another one has another', () => {
  const one = scan('2022-07-19 11:37:00', '7', 'Delivered');
  const [first, same] = [eventsOf(AWB, [one]), eventsOf(AWB, [{ ...one, 'sr-status': 7 }])];
  expect(same[0]?.id).toBe(first[0]?.id);
  expect(eventsOf(AWB, [{ ...one, activity: 'Delivered again' }])[0]?.id).not.toBe(first[0]?.id);
});

test('phone numbers and characters that break a line are not kept', () => {
  const [event] = eventsOf(AWB, [
    scan('2022-07-19 08:57:00', 17, 'Out for delivery: Asha\n+91 9963133564, order 123456789012\u0007', 'NA'),
  ]);
  expect(event).toMatchObject({ note: 'Out for delivery: Asha …, order 123456789012', place: '' });
});

test('of very many scans the last ones are kept', () => {
  const many = Array.from({ length: 130 }, (_scan, index) =>
    scan(`2022-07-19 ${String(Math.floor(index / 60)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}:00`, 18),
  );
  const events = eventsOf(AWB, many.toReversed());
  expect([events.length, events.at(-1)?.at]).toEqual([100, timeOf('2022-07-19 02:09:00')]);
});

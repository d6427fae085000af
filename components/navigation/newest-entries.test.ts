import { NewestEntries } from './newest-entries';

test('the oldest entry makes room for the newest, and one that is set again is not the oldest', () => {
  const entries = new NewestEntries<number>(2);
  entries.set('/a', 1);
  entries.set('/b', 2);
  entries.set('/a', 3);
  entries.set('/c', 4);
  expect(['/a', '/b', '/c'].map((key) => entries.get(key))).toEqual([3, undefined, 4]);
});

import { watchOutage } from './watch-outage.ts';

test('an outage is told of once, and again after the service has worked', () => {
  const told: unknown[] = [];
  const watch = watchOutage((error) => told.push(error));
  watch.worked();
  watch.failed('one');
  watch.failed('two');
  watch.worked();
  watch.failed('three');
  expect(told).toEqual(['one', 'three']);
});

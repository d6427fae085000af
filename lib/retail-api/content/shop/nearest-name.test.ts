import { nearestName } from './nearest-name.ts';

test.each([
  ['Nose Pin', 'Nose Pins'],
  ['nose-pins', 'Nose Pins'],
  ['Ring', 'Rings'],
  ['Clocks', undefined],
  ['', undefined],
])('the name nearest to %j is %j', (text, name) => {
  expect(nearestName(text, ['Rings', 'Earrings', 'Nose Pins'])).toBe(name);
});

import { groupName, groupPins } from './group-pins.ts';

const at = (name: string, x: number, y: number) => ({ name, x, y });
const names = (reach: number, ...pins: ReturnType<typeof at>[]) =>
  groupPins(pins, (pin) => pin, reach).map((group) => group.pins.map(({ name }) => name));

test('overlapping map pins form one group, and no two groups overlap', () => {
  expect(names(10, at('a', 0, 0), at('b', 9, 0), at('c', 18, 0), at('d', 100, 0))).toEqual([['a', 'b'], ['c'], ['d']]);
  expect(names(10, at('a', 0, 0), at('b', 10, 0))).toEqual([['a'], ['b']]);
  expect(names(10)).toEqual([]);
});

const shop = (name: string, city: string) => ({ name, city });

test.each([
  [[shop('Jaipur Store', 'Jaipur')], 'Jaipur Store'],
  [[shop('C-Scheme', 'Jaipur')], 'Jaipur, C-Scheme'],
  [[shop('Bandra', 'Mumbai'), shop('Powai', 'Mumbai')], 'Mumbai, 2 stores'],
  [[shop('Connaught Place', 'New Delhi'), shop('Noida Store', 'Noida')], 'New Delhi area, 2 stores'],
  [
    [shop('Noida Store', 'Noida'), shop('Connaught Place', 'New Delhi'), shop('South Extension', 'New Delhi')],
    'New Delhi area, 3 stores',
  ],
  [[], ''],
])('the map group of %j is named %s', (pins, name) => expect(groupName(pins)).toBe(name));

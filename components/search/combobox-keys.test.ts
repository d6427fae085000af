import { afterKey } from './combobox-keys';

const at = (active: number) => ({ open: true, active });
const SHUT = { open: false, active: -1 };

test.each([
  ['ArrowDown', at(-1), at(0)],
  ['ArrowDown', at(0), at(1)],
  ['ArrowDown', at(2), at(0)],
  ['ArrowDown', SHUT, at(0)],
  ['ArrowUp', at(-1), at(2)],
  ['ArrowUp', at(0), at(2)],
  ['ArrowUp', at(2), at(1)],
  ['ArrowUp', SHUT, at(2)],
  ['Escape', at(1), SHUT],
  ['Escape', at(-1), SHUT],
])('the key %s changes the list state %j of three options to %j', (key, before, after) =>
  expect(afterKey(key, before, 3)).toEqual(after),
);

test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight', 'Enter', 'Tab', 'a'])(
  'the key %s is left to the text field',
  (key) => expect(afterKey(key, at(1), 3)).toBeNull(),
);

test('the key Escape without an open list is left to the dialog', () => expect(afterKey('Escape', SHUT, 3)).toBeNull());

test.each(['ArrowDown', 'ArrowUp', 'Escape'])('the key %s does nothing where there are no options', (key) =>
  expect(afterKey(key, at(-1), 0)).toBeNull(),
);

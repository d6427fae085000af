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
])('%s with %j of three options leads to %j', (key, before, after) => expect(afterKey(key, before, 3)).toEqual(after));

test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight', 'Enter', 'Tab', 'a'])('%s stays with the text', (key) =>
  expect(afterKey(key, at(1), 3)).toBeNull(),
);

test('Escape without a list is the dialog’s own', () => expect(afterKey('Escape', SHUT, 3)).toBeNull());

test.each(['ArrowDown', 'ArrowUp', 'Escape'])('%s does nothing where there are no options', (key) =>
  expect(afterKey(key, at(-1), 0)).toBeNull(),
);

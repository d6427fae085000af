import { onFirstUse } from './on-first-use.ts';

test('onFirstUse makes a value at its first use, and once', () => {
  const make = jest.fn(() => undefined);
  const read = onFirstUse(make);
  expect(make).not.toHaveBeenCalled();
  read();
  read();
  expect(make).toHaveBeenCalledTimes(1);
});

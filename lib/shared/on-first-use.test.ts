import { onFirstUse } from './on-first-use.ts';

test('a value is made at its first use, and once', () => {
  const make = jest.fn(() => undefined);
  const read = onFirstUse(make);
  expect(make).not.toHaveBeenCalled();
  read();
  read();
  expect(make).toHaveBeenCalledTimes(1);
});

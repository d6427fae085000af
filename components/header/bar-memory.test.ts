import { resetSingletons } from '#lib/shared/singleton.ts';
import { barOf, keepBar } from './bar-memory';

afterEach(resetSingletons);

test('the menu bars used last are kept, and the oldest is forgotten', () => {
  for (let version = 1; version <= 8; version++) keepBar(`v${version}`, `<li>${version}</li>`);
  keepBar('v1', '<li>1</li>');
  keepBar('v9', '<li>9</li>');
  expect(barOf('v1')).toBe('<li>1</li>');
  expect(barOf('v9')).toBe('<li>9</li>');
  expect(barOf('v2')).toBe('');
});

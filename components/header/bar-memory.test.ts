import { resetSingletons } from '#lib/shared/singleton.ts';
import { cachedMenuHtml, cacheMenuHtml } from './bar-memory';

afterEach(resetSingletons);

test('the menu bars used last are kept, and the oldest is forgotten', () => {
  for (let version = 1; version <= 8; version++) cacheMenuHtml(`v${version}`, `<li>${version}</li>`);
  cacheMenuHtml('v1', '<li>1</li>');
  cacheMenuHtml('v9', '<li>9</li>');
  expect(cachedMenuHtml('v1')).toBe('<li>1</li>');
  expect(cachedMenuHtml('v9')).toBe('<li>9</li>');
  expect(cachedMenuHtml('v2')).toBe('');
});

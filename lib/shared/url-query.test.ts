import * as paths from './paths.ts';
import { encodeText } from './url-query.ts';

test('encodeText encodes like encodeURIComponent', () => {
  expect(encodeText('rose gold & ₹/?#')).toBe(encodeURIComponent('rose gold & ₹/?#'));
});

test('encodeText replaces an unpaired surrogate', () => {
  expect(encodeText('gold\ud800')).toBe('gold%EF%BF%BD');
  expect(paths.search('\udfffgold')).toBe('/search?q=%EF%BF%BDgold');
  expect(paths.page('watches/\ud83d')).toBe('/watches/%EF%BF%BD');
});

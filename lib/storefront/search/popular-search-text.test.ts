import { inLanguage } from '#lib/shared/request-context.ts';
import { popularSearchText } from './popular-search-text.ts';

test.each([
  ['men watches', 'पुरुषों की घड़ियाँ'],
  ['aarvane watches', 'Aarvane घड़ियाँ'],
  ['1801av01', '1801av01'],
])('the popular search %s is %s in Hindi', (text, hindi) => {
  expect(inLanguage('hi', () => popularSearchText(text))).toBe(hindi);
  expect(popularSearchText(text)).toBe(text);
});

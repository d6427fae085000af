import { phraseReplacer } from './own-phrases.ts';

test('whole phrases are replaced, the longest first, each once', () => {
  const replaceOwn = phraseReplacer(
    new Map([
      ['hand watch', 'watch'],
      ['hand watch men', 'men automatic'],
      ['automatic', 'quartz'],
      ['1.5 mm', 'thin'],
    ]),
  );
  expect(replaceOwn('gold hand watch')).toBe('gold watch');
  expect(replaceOwn('hand watch men')).toBe('men automatic');
  expect(replaceOwn('handwatch semiautomatic')).toBe('handwatch semiautomatic');
  expect(replaceOwn('a 1x5 mm band')).toBe('a 1x5 mm band');
});

test('without phrases a query stays as it is', () => {
  expect(phraseReplacer(new Map())('gold ring')).toBe('gold ring');
});

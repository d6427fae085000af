import * as paths from '#lib/shared/paths.ts';
import { parseQuestionsQuery, questionsParameters } from './questions-query.ts';

test.each([
  [{}, { page: 1, text: '' }],
  [
    { page: '2', q: ' gold\u0000  ring ' },
    { page: 2, text: 'gold ring' },
  ],
  [
    { page: '0', q: ['a', 'b'] },
    { page: 1, text: '' },
  ],
  [
    { page: 'x', q: 'x'.repeat(100) },
    { page: 1, text: 'x'.repeat(60) },
  ],
])('the questions query %j is parsed as %j', (parameters, query) => {
  expect(parseQuestionsQuery(parameters)).toEqual(query);
});

test('default values are left out of the address of questions', () => {
  const href = (page: number, text: string) => paths.productQuestions('A1', questionsParameters({ page, text }));
  expect([href(1, ''), href(2, 'gold ring')]).toEqual(['/questions/A1', '/questions/A1?page=2&q=gold+ring']);
});

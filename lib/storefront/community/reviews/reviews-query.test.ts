import * as paths from '#lib/shared/paths.ts';
import { parseReviewsQuery, reviewsParameters } from './reviews-query.ts';

const FIRST = { page: 1, order: 'newest', stars: undefined };

test.each([
  [{}, FIRST],
  [
    { page: '3', order: 'lowest', stars: '2' },
    { page: 3, order: 'lowest', stars: 2 },
  ],
  [{ page: '0', order: 'best', stars: '6' }, FIRST],
  [{ page: ['2', '3'], order: ['lowest'], stars: '' }, FIRST],
  [{ page: '99999', order: 'constructor', stars: '4.5' }, FIRST],
])('the reviews query %j is parsed as %j', (parameters, query) => {
  expect(parseReviewsQuery(parameters)).toEqual(query);
});

test('default values are left out of the address of reviews', () => {
  const href = (query: object) => paths.productReviews('1801AV01', reviewsParameters(query));
  expect(href({ page: 1, order: 'newest' })).toBe('/reviews/1801AV01');
  expect(href({ page: 2, order: 'with-photos', stars: 5 })).toBe('/reviews/1801AV01?page=2&order=with-photos&stars=5');
});

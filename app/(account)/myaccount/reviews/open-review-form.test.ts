import type { OwnReviews } from '#lib/storefront/community/reviews/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';

let returned: FormState;
jest.mock('#lib/storefront/platform/forms/read-form.ts', () => ({ readForm: async () => returned }));

import { openReviewForm } from './open-review-form';

const product = { code: 'X1', title: 'A watch', href: '/x1', thumbnail: '' };
const review = {
  id: 'r1',
  stars: 4,
  title: 'Good',
  text: 'It keeps time.',
  author: 'Asha',
  writtenAt: 0,
  product,
  state: 'waiting' as const,
  reason: '',
  photos: [{ id: 'kept', width: 1, height: 1 }],
};
const own: OwnReviews = { reviews: [review], toReview: [], defaultName: 'Asha R.' };
const WRITTEN = { stars: '4', title: 'Good', text: 'It keeps time.', author: 'Asha' };
const open = () => openReviewForm(own, 'X1', { refused: 'review' });

beforeEach(() => {
  returned = { values: {}, problems: {} };
});

test('the review form starts with the saved review and its photos', async () => {
  expect(await open()).toMatchObject({ rendered: { values: WRITTEN, problems: {} }, photos: ['kept'], isNew: false });
});

test('a refused review form returns the text and the photos it had by then', async () => {
  const values = { intent: 'save', code: 'X1', title: 'Better', photoIds: 'new,other' };
  returned = { values, problems: { stars: 'Choose.' } };
  expect(await open()).toMatchObject({ rendered: returned, photos: ['new', 'other'] });
  returned = { values: { intent: 'save', code: 'X1', title: 'Better' }, problems: {} };
  expect((await open())?.photos).toEqual([]);
});

test('a review saved without a refused photo returns as saved, with the problem of the photo', async () => {
  const problems = { '': 'Saved.', photos: 'a.jpg: too large.' };
  returned = { values: { intent: 'save', code: 'X1' }, problems };
  expect(await open()).toMatchObject({ rendered: { values: WRITTEN, problems }, photos: ['kept'] });
});

test('the returned review form of another product is not shown', async () => {
  returned = { values: { intent: 'save', code: 'X2', title: 'Other' }, problems: { stars: 'Choose.' } };
  expect(await open()).toMatchObject({ rendered: { values: WRITTEN, problems: {} } });
});

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

test('the form begins with the review that there is, and its photos', async () => {
  expect(await open()).toMatchObject({ rendered: { values: WRITTEN, problems: {} }, photos: ['kept'], isNew: false });
});

test('a refused form comes back with what was written and the photos that it had by then', async () => {
  const values = { intent: 'save', code: 'X1', title: 'Better', photoIds: 'new,other' };
  returned = { values, problems: { stars: 'Choose.' } };
  expect(await open()).toMatchObject({ rendered: returned, photos: ['new', 'other'] });
  returned = { values: { intent: 'save', code: 'X1', title: 'Better' }, problems: {} };
  expect((await open())?.photos).toEqual([]);
});

test('a review that was saved without a photo comes back as it is saved, with what is said of the photo', async () => {
  const problems = { '': 'Saved.', photos: 'a.jpg: too large.' };
  returned = { values: { intent: 'save', code: 'X1' }, problems };
  expect(await open()).toMatchObject({ rendered: { values: WRITTEN, problems }, photos: ['kept'] });
});

test('a form of another product is not shown here', async () => {
  returned = { values: { intent: 'save', code: 'X2', title: 'Other' }, problems: { stars: 'Choose.' } };
  expect(await open()).toMatchObject({ rendered: { values: WRITTEN, problems: {} } });
});

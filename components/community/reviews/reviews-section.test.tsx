/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { ProductReviews, Review } from '#lib/storefront/community/reviews/types.ts';
import { ReviewsSection } from './reviews-section';

const review = (id: string, change: Partial<Review> = {}): Review => ({
  id,
  stars: 4,
  title: `Title ${id}`,
  text: 'It keeps time.',
  author: 'Asha R.',
  photos: [],
  writtenAt: Date.parse('2026-11-20T20:00:00Z'),
  ...change,
});
const reviewsOf = (reviews: Review[], stars = [0, 0, 1, 2, 3]): ProductReviews => ({
  reviews,
  page: 1,
  totalPages: 1,
  total: reviews.length,
  demo: [],
  summary: { count: stars.reduce((sum, count) => sum + count, 0), average: 4.3, stars },
});
const show = (reviews: ProductReviews | null) => render(<ReviewsSection code="1801AV01" reviews={reviews} />);
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the average of the reviews is given as text, and each number of stars links to its reviews', () => {
  show(reviewsOf(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => review(id))));
  expect(screen.getByText('4.3')).toBeVisible();
  expect(screen.getByRole('img', { name: '4.3 of 5 stars' })).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Reviews by stars' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '5 stars3 of 6',
    '4 stars2 of 6',
    '3 stars1 of 6',
    '2 stars0 of 6',
    '1 star0 of 6',
  ]);
  expect(hrefOf(/^5 stars/)).toBe('/reviews/1801AV01?stars=5');
  expect(screen.queryByRole('link', { name: /^1 star/ })).toBeNull();
  expect(hrefOf('Read all 6 reviews')).toBe('/reviews/1801AV01');
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

test('a review is shown as plain text with its line breaks, its author and its date in IST', () => {
  const text = 'First line.\n<img src=x onerror=alert(1)> https://evil.example';
  show(reviewsOf([review('a', { text })]));
  const article = screen.getByRole('article', { name: 'Title a' });
  expect(article).toHaveTextContent('First line. <img src=x onerror=alert(1)> https://evil.example');
  expect(within(article).queryByRole('link')).toBeNull();
  expect(within(article).getByText('Verified buyer')).toBeVisible();
  expect(within(article).getByText('21 November 2026')).toBeVisible();
});

test('each photo of a review opens large by a button that names it', () => {
  show(reviewsOf([review('a', { photos: [{ id: 'p1', width: 1600, height: 900 }] })]));
  const button = screen.getByRole('button', { name: 'Enlarge photo 1 by Asha R.' });
  const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(dialog).toHaveAttribute('popover', 'auto');
  const large = dialog?.querySelector('img');
  expect([large?.getAttribute('src'), large?.getAttribute('loading')]).toEqual(['/api/photos?id=p1&size=full', 'lazy']);
});

test.each([
  ['there are none', reviewsOf([], [0, 0, 0, 0, 0]), /No reviews yet\./],
  ['they cannot be had', null, /cannot show/],
])('where %s, the reviews section says so and still links to the review form', (_what, reviews, text) => {
  show(reviews && { ...reviews, summary: { ...reviews.summary, average: null } });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Reviews by stars' })).toBeNull();
  expect(hrefOf('Write a review')).toBe('/myaccount/reviews?product=1801AV01');
  expect(hrefOf('How reviews work')).toBe('/page/reviews');
});

test('demo reviews stand apart from those of customers, each marked, and in no average', () => {
  const demo = [{ stars: 5, title: 'Slim enough for a cuff', text: 'It goes under a cuff.' }];
  const none = reviewsOf([], [0, 0, 0, 0, 0]);
  show({ ...none, demo, summary: { ...none.summary, average: null } });
  expect(screen.getByText(/No reviews yet\./)).toBeVisible();
  expect(screen.getByText(/No customer wrote these/)).toBeVisible();
  const article = screen.getByRole('article', { name: 'Demo review: Slim enough for a cuff' });
  expect(within(article).getByText('Demo review')).toBeVisible();
  expect(within(article).queryByText('Verified buyer')).toBeNull();
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

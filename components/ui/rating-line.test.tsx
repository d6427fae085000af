/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RatingLine } from './rating-line';

test('the rating line has a text for screen readers and shows one decimal', () => {
  render(<RatingLine average={4} count={12} />);
  expect(screen.getByRole('img', { name: 'Rated 4 of 5 stars, reviews: 12' })).toHaveTextContent('★ 4.0 (12)');
});

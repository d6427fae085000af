/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Pagination } from './pagination';

const href = (page: number) => `/watches?page=${page}`;

test('every page number is a real link, and the current page is marked', () => {
  render(<Pagination page={2} totalPages={3} href={href} />);
  expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/watches?page=1');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/watches?page=3');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Page 3' })).not.toHaveAttribute('aria-current');
});

test('the last page has no link to a next page', () => {
  render(<Pagination page={3} totalPages={3} href={href} />);
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
});

test('a single page has no pagination', () => {
  const { container } = render(<Pagination page={1} totalPages={1} href={href} />);
  expect(container).toBeEmptyDOMElement();
});

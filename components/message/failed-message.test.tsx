/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { FailedMessage } from './failed-message';
import { NotFoundMessage } from './not-found-message';

test.each([
  ['sign-in', 'We could not sign you in just now', 'Try again'],
  ['sign-out', 'You are signed out in this browser', 'Sign in'],
] as const)('%s: says what happened, how to try again, and where else to go', (reason, title, again) => {
  render(<FailedMessage reason={reason} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByRole('link', { name: again })).toHaveAttribute('href', '/users/sign_in');
  expect(screen.getByRole('searchbox', { name: 'Search products' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('a wrong address offers no sign-in', () => {
  render(<NotFoundMessage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page is not here');
  expect(screen.queryByRole('link', { name: /sign in|try again/i })).not.toBeInTheDocument();
});

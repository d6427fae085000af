/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { FailedMessage } from './failed-message';
import { NotFoundMessage } from './not-found-message';

test.each([
  ['sign-in', 'We could not sign you in just now', 'Try again'],
  ['sign-out', 'You are signed out in this browser', 'Sign in'],
] as const)('%s: the message says what happened, how to retry, and where else to go', (reason, title, again) => {
  render(<FailedMessage reason={reason} departments />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByRole('link', { name: again })).toHaveAttribute('href', '/users/sign_in');
  window.sessionStorage.setItem('previousUrl', '/checkout');
  window.history.replaceState(null, '', '/404');
  const link = screen.getByRole('link', { name: again });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(window.sessionStorage.getItem('previousUrl')).not.toBe('/checkout');
  expect(screen.getByRole('searchbox', { name: 'Search products' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('the not-found page offers no sign-in', () => {
  render(<NotFoundMessage departments />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We cannot find this page');
  expect(screen.queryByRole('link', { name: /sign in|try again/i })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Jewellery' })).toHaveAttribute('href', '/jewellery');
});

test('the messages sent with pages before the launch name no departments', () => {
  render(<NotFoundMessage departments={false} />);
  expect(screen.getByRole('searchbox', { name: 'Search products' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
});

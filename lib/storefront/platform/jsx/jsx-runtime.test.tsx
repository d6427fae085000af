/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

afterEach(() => {
  document.documentElement.lang = '';
});

test('the tags of components are compiled to elements whose addresses are in the language of the page', () => {
  document.documentElement.lang = 'hi-IN';
  render(
    <form action="/api/cart" aria-label="Cart">
      <a href="/cart">Cart</a>
      <a href="/cart" hrefLang="en-IN">
        English
      </a>
    </form>,
  );
  expect(screen.getByRole('form')).toHaveAttribute('action', '/hi/api/cart');
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/hi/cart');
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/cart');
});

/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readCompared, saveCompared } from '#lib/storefront/catalogue/compare/client.ts';
import { endRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { CompareLink } from './compare-link';
import { LazyCompareToggle } from './lazy-compare-toggle';

const product = { code: 'A1234', title: 'Ring' };
const toggle = () => screen.queryByRole('button', { name: 'Compare' });

afterEach(() => act(() => void saveCompared([])));

test('before its script has loaded, the compare control is a link to a comparison with the product', () => {
  render(<CompareLink product={product} />, { container: document.body.appendChild(document.createElement('main')) });
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/compare?codes=A1234');
  expect(toggle()).toBeNull();
});

test('with its script, the compare control is a button that adds and removes the product', async () => {
  render(<CompareLink product={product} />, { container: document.body.appendChild(document.createElement('main')) });
  render(<LazyCompareToggle />);
  const user = userEvent.setup();
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  await user.click(toggle() as Element);
  expect(readCompared()).toEqual([product]);
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  await user.click(toggle() as Element);
  expect(readCompared()).toEqual([]);
});

test('the compare button appears on the next product page too, and not on other pages', () => {
  render(<LazyCompareToggle />);
  expect(toggle()).toBeNull();
  const { unmount } = render(<CompareLink product={product} />, {
    container: document.body.appendChild(document.createElement('main')),
  });
  act(() => void endRoute());
  expect(toggle()).toBeInTheDocument();
  unmount();
  act(() => void endRoute());
  expect(toggle()).toBeNull();
});

test('the compare button says so where four products are chosen already', async () => {
  saveCompared(['B1', 'B2', 'B3', 'B4'].map((code) => ({ code, title: code })));
  render(<CompareLink product={product} />, { container: document.body.appendChild(document.createElement('main')) });
  render(<LazyCompareToggle />);
  await userEvent.setup().click(toggle() as Element);
  expect(screen.getByRole('alert')).toHaveTextContent(/^You can compare up to 4 products/);
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
});

/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { Deferred } from './deferred';

const page = (
  <main>
    <p>Price</p>
    <Deferred>
      <p>Reviews</p>
    </Deferred>
  </main>
);

function Probe({ onCommit }: { onCommit: () => void }) {
  useLayoutEffect(onCommit, [onCommit]);
  return null;
}

test('a pressed link brings the upper part of a page first, and then the lower one', () => {
  startRoute(true);
  let first = '';
  const onCommit = () => {
    first = document.body.textContent ?? '';
  };
  const { container } = render(
    <>
      {page}
      <Probe onCommit={onCommit} />
    </>,
  );
  expect(first).toBe('Price');
  expect(container).toHaveTextContent('PriceReviews');
});

test('Back finds a page whole, so that it has room for the place that was left', () => {
  startRoute(false);
  const { container } = render(page);
  expect(container).toHaveTextContent('PriceReviews');
});

test('a document of the server has the whole page, and keeps it while it wakes', async () => {
  startRoute(true);
  const html = renderToString(page);
  expect(html).toContain('Reviews');
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const reviews = screen.getByText('Reviews');
  const root = document.getElementById('root');
  await act(async () => root && hydrateRoot(root, page));
  expect(screen.getByText('Reviews')).toBe(reviews);
});

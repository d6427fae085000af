/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { announceRevealed, endRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { LazyFooter } from './lazy-footer';

const root = document.documentElement;
const footer = {
  social: '<ul><li><a href="https://video.example/samay">Films</a></li></ul>',
  groups: [{ title: 'Help', links: [{ title: 'Delivery', href: '/page/shipping' }] }],
};
let ok = true;
const fetcher = jest.fn(async () => ({ ok, status: ok ? 200 : 503, json: async () => ({ ok: true, footer }) }));

beforeEach(() => {
  ok = true;
  fetcher.mockClear();
  Object.assign(window, { scrollY: 0 });
  global.fetch = fetcher as unknown as typeof fetch;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
});

/** Simulates a page of `height` pixels in a window of 900, scrolled to `scrollY`. */
async function scrollTo(scrollY: number, height: number): Promise<void> {
  await act(async () => {
    Object.assign(window, { scrollY, innerHeight: 900 });
    Object.defineProperty(root, 'scrollHeight', { get: () => height, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}
const social = () => screen.queryByRole('link', { name: 'Films' });
const menu = () => screen.queryByRole('navigation', { name: 'Footer' });
const reveal = () =>
  act(async () => {
    root.setAttribute('data-revealed', '');
    announceRevealed();
  });

test('on a long page the footer loads within 500 px of the end', async () => {
  render(<LazyFooter />);
  await scrollTo(2599, 4000);
  expect(fetcher).not.toHaveBeenCalled();
  await scrollTo(2600, 4000);
  expect(social()).toBeInTheDocument();
  expect(menu()).toBeInTheDocument();
  await scrollTo(3100, 4000);
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test('the footer menu loads past 800 px, or at the end of a shorter page', async () => {
  render(<LazyFooter />);
  await scrollTo(400, 1700);
  expect(social()).toBeInTheDocument();
  expect(menu()).not.toBeInTheDocument();
  await scrollTo(799.5, 1700);
  expect(menu()).toBeInTheDocument();
});

test('on a page that cannot be scrolled the footer loads once the page is revealed', async () => {
  render(<LazyFooter />);
  await scrollTo(0, 900);
  expect(fetcher).not.toHaveBeenCalled();
  await reveal();
  expect(social()).toBeInTheDocument();
  expect(menu()).toBeInTheDocument();
});

test('once the whole footer has loaded, the page is not measured again until the next route', async () => {
  render(<LazyFooter />);
  await scrollTo(1100, 2000);
  const measured = jest.spyOn(root, 'scrollHeight', 'get');
  await act(async () => void window.dispatchEvent(new Event('scroll')));
  expect(measured).not.toHaveBeenCalled();
  await act(async () => {
    endRoute();
    window.dispatchEvent(new Event('scroll'));
  });
  expect(measured).toHaveBeenCalled();
});

test('the footer starts again with each route', async () => {
  render(<LazyFooter />);
  await scrollTo(900, 2000);
  expect(menu()).toBeInTheDocument();
  // The next page starts at its top; otherwise the frame in which the footer first measures would load it again.
  Object.assign(window, { scrollY: 0 });
  await act(async () => void endRoute());
  expect(social()).not.toBeInTheDocument();
  await scrollTo(400, 1700);
  expect(social()).toBeInTheDocument();
  expect(menu()).not.toBeInTheDocument();
});

test('a footer response for a page that was left is dropped, and the next page requests its own', async () => {
  const late = Promise.withResolvers<void>();
  fetcher.mockImplementationOnce(async () => {
    await late.promise;
    return { ok: true, status: 200, json: async () => ({ ok: true, footer }) };
  });
  render(<LazyFooter />);
  await scrollTo(1100, 2000);
  expect(fetcher).toHaveBeenCalledTimes(1);
  Object.assign(window, { scrollY: 0 });
  await act(async () => void endRoute());
  await act(async () => {
    late.resolve();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(social()).not.toBeInTheDocument();
  await scrollTo(1100, 2000);
  expect(fetcher).toHaveBeenCalledTimes(2);
  expect(social()).toBeInTheDocument();
});

test('a failed footer request shows nothing and is retried when the end comes near again', async () => {
  ok = false;
  render(<LazyFooter />);
  await scrollTo(900, 2000);
  await scrollTo(950, 2000);
  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(social()).not.toBeInTheDocument();
  ok = true;
  await scrollTo(0, 2000);
  await scrollTo(950, 2000);
  expect(social()).toBeInTheDocument();
});

test.each([
  ['is far up again', 0],
  ['reaches the end again', 950],
])('a failed footer request that returns when the shopper %s is retried at the end', async (_where, scrollY) => {
  ok = false;
  const late = Promise.withResolvers<void>();
  fetcher.mockImplementationOnce(async () => {
    await late.promise;
    return { ok: false, status: 503, json: async () => ({ ok: true, footer }) };
  });
  render(<LazyFooter />);
  await scrollTo(950, 2000);
  await scrollTo(0, 2000);
  await scrollTo(scrollY, 2000);
  ok = true;
  await act(async () => {
    late.resolve();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await scrollTo(950, 2000);
  expect(social()).toBeInTheDocument();
});

test('cart-flow pages have no footer menu, and the checkout has no lazy footer', async () => {
  root.setAttribute('data-cart-flow', '');
  render(<LazyFooter />);
  await scrollTo(1100, 2000);
  expect(social()).toBeInTheDocument();
  expect(menu()).not.toBeInTheDocument();
  await act(async () => void endRoute());
  fetcher.mockClear();
  root.setAttribute('data-checkout-flow', '');
  await scrollTo(1100, 2000);
  expect(fetcher).not.toHaveBeenCalled();
});

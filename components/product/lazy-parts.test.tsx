/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { BuyBox } from './buy-box';
import { LazyWishlistButton } from './lazy-parts';
import { ProductView } from './product-view';

const mockLoaded: string[] = [];
function mockAndRecord(name: string, file: object) {
  mockLoaded.push(name);
  return file;
}
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock('./notify-me', () => mockAndRecord('notify-me', jest.requireActual('./notify-me')));
jest.mock('../wishlist/wishlist-button', () =>
  mockAndRecord('wish-button', jest.requireActual('../wishlist/wishlist-button')),
);

const boxOf = (stock: number) => (
  <BuyBox
    code="RING"
    href="/ring"
    title="Ring"
    sizes={[{ sku: 'RING', name: null, price: 100, mrp: 100, stock }]}
    askForSize={false}
  >
    {null}
  </BuyBox>
);

// The steps depend on each other, because a loaded script stays loaded.
test('the script of a product page part is loaded only where the part is shown', async () => {
  global.fetch = jest.fn(async () => ({ json: async () => ({ ok: true, products: [] }) })) as unknown as typeof fetch;
  expect(ProductView).toBeInstanceOf(Function);
  expect(mockLoaded).toEqual([]);

  await act(async () => void render(boxOf(3)));
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible();
  expect(mockLoaded).toEqual([]);

  document.body.replaceChildren();
  await act(async () => void render(boxOf(0)));
  expect(await screen.findByRole('button', { name: 'Notify me' })).toBeVisible();
  expect(mockLoaded).toEqual(['notify-me']);

  await act(async () => void render(<LazyWishlistButton code="RING" href="/ring" formId="buy" pressAgain={false} />));
  expect(await screen.findByRole('button', { name: 'Add to wishlist' })).toBeVisible();
  expect(mockLoaded).toEqual(['notify-me', 'wish-button']);
});

/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { EngravingTerms } from '#lib/storefront/engraving/types.ts';
import { BuyBox } from './buy-box';
import { preloadProductParts } from './lazy-parts';
import { ProductView } from './product-view';

const mockLoaded: string[] = [];
function mockAndRecord(name: string, file: object) {
  mockLoaded.push(name);
  return file;
}
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock('./notify-me', () => mockAndRecord('notify-me', jest.requireActual('./notify-me')));
jest.mock('./price-alert-form', () => mockAndRecord('price-alert', jest.requireActual('./price-alert-form')));
jest.mock('../wishlist/wishlist-button', () =>
  mockAndRecord('wish-button', jest.requireActual('../wishlist/wishlist-button')),
);
jest.mock('../engraving/engraving-option', () =>
  mockAndRecord('engraving', jest.requireActual('../engraving/engraving-option')),
);

const boxOf = (stock: number, engraving: EngravingTerms | null = null) => (
  <BuyBox
    code="RING"
    href="/ring"
    title="Ring"
    sizes={[{ sku: 'RING', name: null, price: 100, mrp: 100, stock }]}
    promptForSize={false}
    engraving={engraving}
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

  document.body.replaceChildren();
  await act(
    async () => void render(boxOf(3, { maxLetters: 10, scripts: ['latin'], place: 'inside', price: 0, extraDays: 2 })),
  );
  expect(await screen.findByText('Add an engraving')).toBeVisible();
  expect(mockLoaded).toEqual(['notify-me', 'engraving']);

  await preloadProductParts();
  expect(mockLoaded).toEqual(['notify-me', 'engraving', 'wish-button', 'price-alert']);
});

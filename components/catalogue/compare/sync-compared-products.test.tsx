/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { readCompared, saveCompared } from '#lib/storefront/catalogue/compare/client.ts';
import { SyncComparedProducts } from './sync-compared-products.tsx';

const mockReplace = jest.fn();
const mockRouter = { replace: mockReplace };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const A = { code: 'AAA1', title: 'Watch A' };
const B = { code: 'BBB2', title: 'Watch B' };

const open = (address: string, products: (typeof A)[]) => {
  window.history.replaceState(null, '', address);
  render(<SyncComparedProducts products={products} />);
};

beforeEach(() => {
  mockReplace.mockClear();
  saveCompared([A, B]);
});

test('compare: an address without codes leads to the chosen products and keeps them', () => {
  open('/compare', []);
  expect(mockReplace.mock.calls).toEqual([['/compare?codes=AAA1,BBB2']]);
  expect(readCompared()).toEqual([A, B]);
});

test('compare: an address without codes stays where nothing is chosen', () => {
  saveCompared([]);
  open('/compare', []);
  expect(mockReplace).not.toHaveBeenCalled();
});

test.each([
  ['of known products replace the choice', '/compare?codes=AAA1', [A], [A]],
  ['without a known product keep the choice', '/compare?codes=GONE1', [], [A, B]],
  ['removed down to none clear the choice', '/compare?codes=', [], []],
])('compare: codes %s', (_what, address, products, chosen) => {
  open(address, products);
  expect(readCompared()).toEqual(chosen);
  expect(mockReplace).not.toHaveBeenCalled();
});

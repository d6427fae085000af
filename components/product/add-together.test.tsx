/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductSize, ProductSummary } from '#lib/storefront/catalogue/types.ts';
import { testCart } from '#lib/testing/examples/cart.ts';
import { BoughtTogether } from './bought-together';

const piece = (code: string, price: number, more: Partial<ProductSummary> = {}): ProductSummary => ({
  code,
  title: `Title ${code}`,
  brand: 'Aarvane',
  href: `/${code.toLowerCase()}`,
  photos: [],
  mrp: price,
  price,
  discountPercent: 0,
  labels: [],
  colour: 'Gold',
  category: 'Rings',
  ...more,
});
const [OWN, WATCH, RING] = [piece('OWN', 100_00), piece('WATCH', 200_00), piece('RING', 300_00)];
const size = (sku: string, name: string | null, stock = 5, price = 100_00): ProductSize => ({
  sku,
  name,
  price,
  mrp: price,
  stock,
});
const ONE = { OWN: [size('OWN', null)], WATCH: [size('WATCH', null)], RING: [size('RING', null)] };
const SIZES = { ...ONE, RING: [size('RING-8', '8', 0), size('RING-10', '10', 3, 350_00)] };

/** Answers the stock, and every addition but those of the refused SKUs, by reason. */
function serve(sizes: Record<string, ProductSize[]> | null, refused: Record<string, string> = {}) {
  const sent: string[] = [];
  global.fetch = jest.fn(async (input: string, init?: RequestInit) => {
    if (input.startsWith('/api/availability')) {
      const products = Object.entries(sizes ?? {}).map(([code, own]) => ({ code, sizes: own }));
      return { json: async () => (sizes ? { ok: true, products } : { ok: false }) };
    }
    const { sku } = JSON.parse(String(init?.body));
    sent.push(sku);
    const reason = refused[sku];
    return {
      json: async () => (reason ? { ok: false, reason, message: 'No.' } : { ok: true, cart: testCart([]) }),
    };
  }) as unknown as typeof fetch;
  return sent;
}

async function press(name = 'Add all 3 to cart') {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name }));
  return user;
}

beforeAll(() => {
  // jsdom knows the dialog element but does not implement showModal.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

test('products in one size are added by one press, the own first, with the price of all beside it', async () => {
  const sent = serve(ONE);
  render(<BoughtTogether own={OWN} products={[WATCH, RING]} />);
  expect(screen.getByText('Together with this product').nextElementSibling).toHaveTextContent('₹600');
  await press();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Added 3 products to your cart.'));
  expect(sent).toEqual(['OWN', 'WATCH', 'RING']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a sold-out product of the page is left out', () => {
  render(<BoughtTogether own={{ ...OWN, labels: ['sold out'] }} products={[WATCH, RING]} />);
  expect(screen.getByRole('button', { name: 'Add both to cart' })).toBeVisible();
  expect(screen.getByText('Together').nextElementSibling).toHaveTextContent('₹500');
});

test('add together: a product that sold out meanwhile is named, the others stay added, and it is not tried again', async () => {
  serve(ONE, { WATCH: 'out-of-stock' });
  render(<BoughtTogether own={OWN} products={[WATCH, RING]} />);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Title WATCH was not added: it is sold out.');
  expect(screen.getByRole('status')).toHaveTextContent('Added 2 products to your cart.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('add together: after an outage only the missing products are tried again', async () => {
  const refused: Record<string, string> = { RING: 'unavailable' };
  const sent = serve(ONE, refused);
  render(<BoughtTogether own={OWN} products={[WATCH, RING]} />);
  const user = await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Title RING was not added');
  delete refused.RING;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Added 3 products to your cart.'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toEqual(['OWN', 'WATCH', 'RING', 'RING']);
});

test('add together: where the stock is not known nothing is added, and the page says so', async () => {
  const sent = serve(null);
  render(<BoughtTogether own={OWN} products={[WATCH, RING]} />);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('We cannot check the stock right now.');
  expect(sent).toEqual([]);
});

test('sizes are chosen in a sheet, which asks for a missing one and adds up their prices', async () => {
  const sent = serve(SIZES);
  render(<BoughtTogether own={OWN} products={[WATCH, RING]} />);
  const user = await press();
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose your sizes' }));
  const field = sheet.getByRole('combobox', { name: 'Size of Title RING' });
  expect(sheet.getAllByRole('combobox')).toHaveLength(1);
  expect(sheet.getByRole('option', { name: '8, sold out' })).toBeDisabled();
  await user.click(sheet.getByRole('button', { name: 'Add all 3 to cart' }));
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Select a size.');
  expect(sent).toEqual([]);
  await user.selectOptions(field, '10');
  expect(sheet.getByText('Together')).toHaveTextContent('₹550');
  await user.click(sheet.getByRole('button', { name: 'Add all 3 to cart' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual(['OWN', 'WATCH', 'RING-10']);
  expect(screen.getByRole('status')).toHaveTextContent('Added 3 products to your cart.');
});

test('closing the sheet adds nothing and gives the focus back', async () => {
  const sent = serve(SIZES);
  render(<BoughtTogether own={OWN} products={[WATCH, RING]} />);
  const user = await press();
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose your sizes' }));
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Add all 3 to cart' })).toHaveFocus();
  expect(sent).toEqual([]);
});

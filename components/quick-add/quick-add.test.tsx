/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartNoticeText } from '#lib/storefront/cart/notices.ts';
import type { CartReply } from '#lib/storefront/cart/types.ts';
import type { ProductSize, ProductSummary } from '#lib/storefront/catalogue/types.ts';
import { testCart, testLine } from '#lib/testing/examples/cart.ts';
import { ProductGridItem } from '@/components/listing/product-grid-item';
import { QuickAddForm } from './quick-add-form';

jest.mock('next/navigation', () => ({
  usePathname: () => '/rings',
  useSearchParams: () => new URLSearchParams(),
}));

const CARD: ProductSummary = {
  code: 'RING',
  title: 'Ring',
  brand: 'Svarnika',
  href: '/ring',
  photos: [{ source: '/images/list/A-1.webp', alt: '' }],
  mrp: 100_00,
  price: 100_00,
  discountPercent: 0,
  labels: [],
  colour: 'Gold',
  category: 'Rings',
};
const WATCH = { ...CARD, code: 'WATCH', title: 'Ganga', href: '/ganga', sizing: 'one' as const };
const size = (sku: string, name: string | null, stock = 5): ProductSize => ({
  sku,
  name,
  price: 100_00,
  mrp: 100_00,
  stock,
});
const RING_SIZES = [size('RING-8', '8'), size('RING-10', '10', 0), size('RING-12', '12', 2)];

interface Sent {
  productUrl: string;
  sku: string;
  key: string;
}

/** Answers `/api/cart` with the replies in turn and `/api/availability` with the sizes; null: with an outage. */
function serve(sizes: ProductSize[] | null, replies: (CartReply | 'no network')[] = []) {
  const sent: Sent[] = [];
  global.fetch = jest.fn(async (input: string, init?: RequestInit) => {
    const code = new URL(input, 'http://shop.test').searchParams.get('codes');
    if (code !== null) return { json: async () => (sizes ? { ok: true, products: [{ code, sizes }] } : { ok: false }) };
    sent.push(JSON.parse(String(init?.body)));
    const reply = replies.shift();
    if (!reply || reply === 'no network') throw new TypeError('fetch failed');
    return { json: async () => reply };
  }) as unknown as typeof fetch;
  return sent;
}

const added = (sku: string): CartReply => ({ ok: true, cart: testCart([testLine('Ring', 1, { sku })]) });

function show(card: ProductSummary, { opensCart = true, isWide = false } = {}) {
  window.matchMedia = () => ({ matches: isWide }) as MediaQueryList;
  render(
    <>
      <ul>
        <ProductGridItem card={card} sizes="46vw" />
      </ul>
      <QuickAddForm inPlace opensCart={opensCart} />
    </>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const sheet = () => within(screen.getByRole('dialog', { name: 'Choose a size' }));

beforeAll(() => {
  // jsdom knows the dialog element but does not implement showModal.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

test('the button of a card is a plain form without scripts, with the product as its value', () => {
  show(WATCH);
  const { form, name, value, type } = button('Add Ganga to cart') as HTMLButtonElement;
  expect([form?.method, form?.action, type]).toEqual(['post', 'http://localhost/api/cart', 'submit']);
  expect([name, value]).toEqual(['productUrl', '/ganga']);
  expect(form?.elements.namedItem('intent')).toHaveValue('add');
  expect(button('Add Ganga to cart').closest('a')).toBeNull();
});

test.each<[string, Partial<ProductSummary>]>([
  ['sold out', { sizing: 'one', labels: ['sold out'] }],
  ['of unknown sizes', {}],
])('a card that is %s has no button to add it', (_what, card) => {
  show({ ...CARD, ...card });
  expect(screen.queryByRole('button')).toBeNull();
});

test('on the page of the cart a press submits the form, which leads to what was added', async () => {
  serve([]);
  render(
    <>
      <ProductGridItem card={WATCH} sizes="46vw" />
      <QuickAddForm inPlace={false} />
    </>,
  );
  const submitted = jest.fn((event: Event) => {
    const { defaultPrevented } = event;
    // jsdom cannot navigate.
    event.preventDefault();
    return defaultPrevented;
  });
  window.addEventListener('submit', submitted);
  await userEvent.click(button('Add Ganga to cart'));
  window.removeEventListener('submit', submitted);
  expect(submitted).toHaveReturnedWith(false);
  expect(global.fetch).not.toHaveBeenCalled();
});

test('a product without sizes is added at once, and the sheet of an addition opens', async () => {
  const sent = serve([size('WATCH', null)], [added('WATCH')]);
  const user = show(WATCH);
  await user.click(button('Add Ganga to cart'));
  expect(await screen.findByRole('dialog', { name: 'Added to cart' })).toBeVisible();
  expect(sent).toMatchObject([{ productUrl: '/ganga', sku: 'WATCH', quantity: 1 }]);
});

test('where the cart does not open, the button and a status say that the product was added', async () => {
  serve([size('WATCH', null)], [added('WATCH')]);
  const user = show(WATCH, { opensCart: false });
  await user.click(button('Add Ganga to cart'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Added Ganga to your cart'));
  expect(button('Add Ganga to cart')).toHaveAttribute('data-done');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a product without sizes that was refused is shown in a sheet with the reason; a retry has the same key', async () => {
  const sent = serve([size('WATCH', null)], ['no network', added('WATCH')]);
  const user = show(WATCH, { opensCart: false });
  await user.click(button('Add Ganga to cart'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to cart' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(cartNoticeText('unavailable'));
  await user.click(dialog.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('a product that sold out meanwhile is not added, and the sheet says so', async () => {
  const sent = serve([size('WATCH', null, 0)]);
  const user = show(WATCH);
  await user.click(button('Add Ganga to cart'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to cart' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(/^Sold out\./);
  expect(dialog.getByRole('link', { name: 'View product' })).toHaveAttribute('href', '/ganga');
  expect(sent).toEqual([]);
});

describe('the sheet with the sizes of a ring', () => {
  const open = async (sizes: ProductSize[] | null, replies: CartReply[] = [], sizing: 'ring' | 'other' = 'ring') => {
    const sent = serve(sizes, replies);
    const user = show({ ...CARD, sizing });
    await user.click(button('Choose a size of Ring'));
    await screen.findByRole('dialog', { name: 'Choose a size' });
    return { sent, user };
  };

  test('the size sheet shows the sizes, the sold-out ones marked, and the size guide of rings alone', async () => {
    await open(RING_SIZES);
    expect(sheet().getByRole('heading', { name: 'Ring' })).toBeVisible();
    const choices = await sheet().findAllByRole('radio');
    expect(choices.map((choice) => (choice as HTMLInputElement).disabled)).toEqual([false, true, false]);
    expect(sheet().getByRole('radio', { name: '10 Sold out' })).toBeDisabled();
    expect(sheet().getByRole('link', { name: 'Find my size' })).toBeVisible();
  });

  test('the size sheet has no size guide for what is no ring', async () => {
    await open(RING_SIZES, [], 'other');
    await sheet().findAllByRole('radio');
    expect(sheet().queryByRole('link', { name: 'Find my size' })).toBeNull();
  });

  test('asks for a size first, then adds the chosen one and makes room for the cart', async () => {
    const { sent, user } = await open(RING_SIZES, [added('RING-12')]);
    await sheet().findAllByRole('radio');
    await user.click(sheet().getByRole('button', { name: 'Add to cart' }));
    expect(sheet().getByRole('group', { name: 'Select a size' })).toHaveFocus();
    expect(sent).toEqual([]);
    await user.click(sheet().getByRole('radio', { name: '12' }));
    expect(sheet().getByText('Only 2 left')).toBeVisible();
    await user.click(sheet().getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByRole('dialog', { name: 'Added to cart' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Choose a size' })).toBeNull();
    expect(sent).toMatchObject([{ productUrl: '/ring', sku: 'RING-12' }]);
  });

  test('closes on Escape and gives the focus back to the button', async () => {
    await open(RING_SIZES);
    fireEvent(screen.getByRole('dialog', { name: 'Choose a size' }), new Event('close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button('Choose a size of Ring')).toHaveFocus();
  });

  test('the size sheet can be opened again where the stock was not known', async () => {
    const { user } = await open(null);
    expect(await sheet().findByRole('alert')).toHaveTextContent('We cannot check the stock right now.');
    serve(RING_SIZES);
    await user.click(sheet().getByRole('button', { name: 'Try again' }));
    expect(await sheet().findAllByRole('radio')).toHaveLength(3);
  });
});

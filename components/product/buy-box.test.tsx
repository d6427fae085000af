/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart, CartReply } from '#lib/storefront/cart/types.ts';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';
import { testCart, testLine } from '#lib/testing/cart.ts';
import { hydrateLate, leaveHydrated } from '#lib/testing/hydrate-late.tsx';
import { BuyBox } from '@/components/product/buy-box';
import { Toaster } from '@/components/ui/toaster';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const size = (name: string | null, stock: number): ProductSize => ({
  sku: `RING-${name ?? 'ONE'}`,
  name,
  price: 11_230_200,
  mrp: 11_904_000,
  stock,
});
const RING = [size('8', 4), size('10', 0), size('12', 9)];

function cartWith(sku: string, count = 1): Cart {
  return testCart([testLine('line-1', count, { sku })]);
}
const SIZE_NEEDED: CartReply = { ok: false, reason: 'select-size', message: 'Select a size to add this to your cart.' };

interface Sent {
  method: string;
  url: string;
  body: Record<string, unknown>;
}

/** Answers `/api/cart` with the given replies in turn, and `/api/availability` with the given stock. */
function serve(replies: (CartReply | 'no network')[], live: Record<string, number> = {}) {
  const sent: Sent[] = [];
  global.fetch = jest.fn(async (input: string, init?: RequestInit) => {
    const url = String(input);
    if (url.startsWith('/api/availability')) {
      const sizes = Object.entries(live).map(([sku, stock]) => ({ sku, price: 9_900_000, mrp: 11_904_000, stock }));
      return { json: async () => ({ ok: true, products: sizes.length ? [{ code: 'RING', sizes }] : [] }) };
    }
    sent.push({ method: init?.method ?? 'GET', url, body: JSON.parse(String(init?.body)) });
    const reply = replies.shift();
    if (!reply || reply === 'no network') throw new TypeError('fetch failed');
    return { json: async () => reply };
  }) as unknown as typeof fetch;
  return sent;
}

const boxOf = (sizes: ProductSize[], askForSize: boolean) => (
  <>
    <Toaster successMilliseconds={4000} failureMilliseconds={7000} />
    <BuyBox code="RING" href="/ring" title="Ring" sizes={sizes} askForSize={askForSize}>
      {null}
    </BuyBox>
  </>
);

async function renderBox(sizes: ProductSize[] = RING, askForSize = false) {
  await act(async () => void render(boxOf(sizes, askForSize)));
  return userEvent.setup();
}

const press = (name: string) => screen.getByRole('button', { name });
const sizes = () => screen.getByRole('group', { name: 'Select a size' });

beforeEach(() => push.mockClear());

describe('choosing a size', () => {
  test('before scripts run answers the question for one', async () => {
    serve([]);
    await hydrateLate(boxOf(RING, true), (container) => {
      const early = container.querySelector<HTMLInputElement>('input[value=RING-12]');
      if (early) early.checked = true;
    });
    expect(screen.queryByText('Select a size to add this to your cart.')).toBeNull();
    await leaveHydrated();
  });

  test('before scripts run counts: the box shows that size, and sends it', async () => {
    const sent = serve([{ ok: true, cart: cartWith('RING-12') }]);
    const dear = RING.map((one) => (one.name === '12' ? { ...one, price: 11_500_000, stock: 2 } : one));
    await hydrateLate(boxOf(dear, false), (container) => {
      const early = container.querySelector<HTMLInputElement>('input[value=RING-12]');
      if (early) early.checked = true;
    });
    expect(screen.getByText('₹1,15,000')).toBeVisible();
    expect(screen.getByText('Only 2 left')).toBeVisible();
    await userEvent.setup().click(press('Add to cart'));
    expect(sent).toMatchObject([{ body: { sku: 'RING-12' } }]);
    await leaveHydrated();
  });

  test('a press without one asks for it, marks the group and sends nothing', async () => {
    const sent = serve([]);
    const user = await renderBox();
    await user.click(press('Add to cart'));
    expect(sizes()).toHaveFocus();
    expect(sizes()).toHaveAccessibleDescription('Select a size to add this to your cart.');
    expect(sent).toEqual([]);

    await user.click(press('Check delivery'));
    await user.click(press('Add to cart'));
    expect(sizes()).toHaveFocus();
  });

  test('choosing one clears the mark, and its SKU is what is sent', async () => {
    const sent = serve([{ ok: true, cart: cartWith('RING-12', 3) }]);
    const user = await renderBox(RING, true);
    expect(sizes()).toHaveAccessibleDescription(/Select a size/);
    await user.click(within(sizes()).getByRole('radio', { name: '12' }));
    expect(sizes()).not.toHaveAccessibleDescription();
    await user.click(press('Add to cart'));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'POST', body: { sku: 'RING-12', productUrl: '/ring', quantity: 1 } });
    expect(String(sent[0]?.body.key)).toMatch(/^[0-9a-f]{32}$/);
    expect(screen.getByText('Added to cart')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
    expect(screen.getByText('Added to cart. Your cart has 3 items.').closest('[role="status"]')).not.toBeNull();
  });

  test('a sold-out size cannot be chosen and says why', async () => {
    serve([]);
    await renderBox();
    expect(within(sizes()).getByRole('radio', { name: '10 Sold out' })).toBeDisabled();
  });

  test('the only size is chosen already', async () => {
    const sent = serve([{ ok: true, cart: cartWith('RING-8') }]);
    const user = await renderBox([size('8', 4)]);
    expect(screen.getByRole('radio', { name: '8' })).toBeChecked();
    await user.click(press('Add to cart'));
    expect(sent[0]?.body.sku).toBe('RING-8');
  });
});

describe('return code 138', () => {
  test('on an addition clears the earlier success and asks for a size', async () => {
    serve([{ ok: true, cart: cartWith('RING-ONE') }, SIZE_NEEDED]);
    const user = await renderBox([size(null, 5)]);
    await user.click(press('Add to cart'));
    expect(screen.getByText('Added to cart')).toBeInTheDocument();
    await user.click(press('Add to cart'));
    expect(screen.queryByText('Added to cart')).not.toBeInTheDocument();
    expect(screen.getByText(/Select a size/)).toBeInTheDocument();
  });

  test('on a removal clears the success and prompts for the size', async () => {
    const sent = serve([{ ok: true, cart: cartWith('RING-8') }, SIZE_NEEDED]);
    const user = await renderBox();
    await user.click(within(sizes()).getByRole('radio', { name: '8' }));
    await user.click(press('Add to cart'));
    await user.click(press('Remove Ring'));
    expect(sent[1]).toMatchObject({ method: 'DELETE', body: { lineId: 'line-1' } });
    expect(screen.queryByText('Added to cart')).not.toBeInTheDocument();
    expect(sizes()).toHaveFocus();
    expect(sizes()).toHaveAccessibleDescription(/Select a size/);
  });

  test('any other answer to a removal tells its success', async () => {
    serve([
      { ok: true, cart: cartWith('RING-8') },
      { ok: true, cart: { ...cartWith('RING-8'), lines: [], count: 0 } },
    ]);
    const user = await renderBox();
    await user.click(within(sizes()).getByRole('radio', { name: '8' }));
    await user.click(press('Add to cart'));
    await user.click(press('Remove Ring'));
    expect(screen.queryByText('Added to cart')).not.toBeInTheDocument();
    expect(screen.getByText('Removed Ring')).toBeInTheDocument();
  });
});

describe('taking an addition back', () => {
  test('leaves what was in the cart before', async () => {
    const sent = serve([
      { ok: true, cart: cartWith('RING-ONE', 3) },
      { ok: true, cart: cartWith('RING-ONE', 2) },
    ]);
    const user = await renderBox([size(null, 5)]);
    await user.click(press('Add to cart'));
    await user.click(press('Remove Ring'));
    expect(sent[1]).toMatchObject({ method: 'PATCH', body: { lineId: 'line-1', quantity: 2, version: 1 } });
    expect(screen.queryByText('Added to cart')).not.toBeInTheDocument();
    expect(screen.getByText('Removed Ring. Your cart still has 2.')).toBeInTheDocument();
  });

  test('says what else it cost the cart', async () => {
    const droppedCoupon = { code: 'FLAT500', reason: 'not-applicable' } as const;
    serve([
      { ok: true, cart: cartWith('RING-ONE', 3) },
      { ok: true, cart: { ...cartWith('RING-ONE', 2), droppedCoupon } },
    ]);
    const user = await renderBox([size(null, 5)]);
    await user.click(press('Add to cart'));
    await user.click(press('Remove Ring'));
    expect(screen.getByText(/^Coupon FLAT500 was removed\./)).toBeInTheDocument();
  });

  test('is not offered where the cart names no such line', async () => {
    serve([{ ok: true, cart: cartWith('ANOTHER') }]);
    const user = await renderBox([size(null, 5)]);
    await user.click(press('Add to cart'));
    expect(screen.getByText('Added to cart')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove Ring' })).not.toBeInTheDocument();
  });
});

describe('adding', () => {
  test('a retry after a lost answer carries the same key, a new wish another', async () => {
    const added: CartReply = { ok: true, cart: cartWith('RING-ONE') };
    const sent = serve(['no network', added, added]);
    const user = await renderBox([size(null, 5)]);
    await user.click(press('Add to cart'));
    expect(screen.getByRole('alert')).toHaveTextContent(/cannot reach the store/);
    await user.click(press('Add to cart'));
    await user.click(press('Add to cart'));
    const keys = sent.map((entry) => entry.body.key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('buy now goes on to the cart only when it was added', async () => {
    serve([
      { ok: false, reason: 'out-of-stock', message: 'This size is sold out.' },
      { ok: true, cart: cartWith('RING-ONE') },
    ]);
    const user = await renderBox([size(null, 5)]);
    await user.click(press('Buy now'));
    expect(push).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('This size is sold out.');
    await user.click(press('Buy now'));
    expect(push).toHaveBeenCalledWith('/cart');
  });

  test('the form works by itself before its script runs', async () => {
    serve([]);
    await renderBox();
    const form = press('Add to cart').closest('form') ?? (press('Add to cart') as HTMLButtonElement).form;
    expect(form).toHaveAttribute('action', '/api/cart');
    expect(form).toHaveAttribute('method', 'post');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      intent: 'add',
      productUrl: '/ring',
      quantity: '1',
    });
  });
});

describe('live price and stock', () => {
  test('replace what a shared page said', async () => {
    serve([], { 'RING-8': 0, 'RING-10': 2, 'RING-12': 0 });
    await renderBox();
    expect(within(sizes()).getByRole('radio', { name: '8 Sold out' })).toBeDisabled();
    expect(within(sizes()).getByRole('radio', { name: '10' })).toBeEnabled();
    expect(screen.getByText('₹99,000')).toBeInTheDocument();
  });

  test('a product sold out meanwhile cannot be added', async () => {
    serve([], { 'RING-8': 0, 'RING-10': 0, 'RING-12': 0 });
    await renderBox();
    expect(press('Notify me')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Buy now' })).not.toBeInTheDocument();
  });
});

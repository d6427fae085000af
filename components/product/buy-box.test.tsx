/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart, CartReply } from '#lib/storefront/cart/types.ts';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';
import { testCart, testLine } from '#lib/testing/cart.ts';
import { hydrateLate, unmountHydrated } from '#lib/testing/hydrate-late.tsx';
import { BuyBox } from '@/components/product/buy-box';
import { Toaster } from '@/components/ui/toaster';

const push = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  usePathname: () => '/ring',
  useSearchParams: () => new URLSearchParams(),
}));

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

/** Mocks fetch: `/api/cart` returns the given replies in turn, `/api/availability` the given stock. */
function serve(replies: (CartReply | 'no network')[], live: Record<string, number> = {}) {
  const sent: Sent[] = [];
  global.fetch = jest.fn(async (input: string, init?: RequestInit) => {
    const url = String(input);
    if (url.startsWith('/api/availability')) {
      const sizes = Object.entries(live).map(([sku, stock]) => ({ sku, price: 9_900_000, mrp: 11_904_000, stock }));
      return { json: async () => ({ ok: true, products: sizes.length ? [{ code: 'RING', sizes }] : [] }) };
    }
    sent.push({ method: init?.method ?? 'GET', url, body: init?.body ? JSON.parse(String(init.body)) : {} });
    const reply = replies.shift();
    if (!reply || reply === 'no network') throw new TypeError('fetch failed');
    return { json: async () => reply };
  }) as unknown as typeof fetch;
  return sent;
}

const boxOf = (sizes: ProductSize[], promptForSize: boolean, opensCart = false) => (
  <>
    <Toaster successMilliseconds={4000} failureMilliseconds={7000} />
    <BuyBox code="RING" href="/ring" title="Ring" sizes={sizes} promptForSize={promptForSize} opensCart={opensCart}>
      {null}
    </BuyBox>
  </>
);

async function renderBox(sizes: ProductSize[] = RING, promptForSize = false) {
  await act(async () => void render(boxOf(sizes, promptForSize)));
  return userEvent.setup();
}

const buttonNamed = (name: string) => screen.getByRole('button', { name });
const sizes = () => screen.getByRole('group', { name: 'Select a size' });

beforeEach(() => {
  push.mockClear();
  window.history.replaceState(null, '', '/');
});

describe('buy box: choosing a size', () => {
  test('a size chosen before hydration clears the prompt for a size', async () => {
    serve([]);
    await hydrateLate(boxOf(RING, true), (container) => {
      const early = container.querySelector<HTMLInputElement>('input[value=RING-12]');
      if (early) early.checked = true;
    });
    expect(screen.queryByText('Select a size to add this to your cart.')).toBeNull();
    await unmountHydrated();
  });

  test('a size chosen before hydration is shown with its price and sent', async () => {
    const sent = serve([{ ok: true, cart: cartWith('RING-12') }]);
    const dear = RING.map((one) => (one.name === '12' ? { ...one, price: 11_500_000, stock: 2 } : one));
    await hydrateLate(boxOf(dear, false), (container) => {
      const early = container.querySelector<HTMLInputElement>('input[value=RING-12]');
      if (early) early.checked = true;
    });
    expect(screen.getByText('₹1,15,000')).toBeVisible();
    expect(screen.getByText('Only 2 left')).toBeVisible();
    await userEvent.setup().click(buttonNamed('Add to cart'));
    expect(sent).toMatchObject([{ body: { sku: 'RING-12' } }]);
    await unmountHydrated();
  });

  test('the EMI line follows the price of the chosen size, and is left out where everything is sold out', async () => {
    serve([]);
    const limits = { lowest: 0, highest: 20_000_000, excludedCategories: [] };
    const plan = { bank: 'Banyan Bank', months: 12, rate: 0, bankRate: 15, fee: 0, ...limits };
    const box = (of: ProductSize[]) => (
      <BuyBox code="RING" href="/ring" title="Ring" sizes={of} promptForSize={false} emiPlans={[plan]}>
        {null}
      </BuyBox>
    );
    const dear = RING.map((one) => (one.name === '12' ? { ...one, price: 12_000_000 } : one));
    const { rerender } = render(box(dear));
    const line = () => screen.queryByText(/^EMI from/);
    expect(line()).toHaveTextContent('EMI from ₹9,359 a month');
    await userEvent.setup().click(within(sizes()).getByRole('radio', { name: '12' }));
    expect(line()).toHaveTextContent('EMI from ₹10,000 a month');
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/emi?amount=120000');
    rerender(box(dear.map((one) => ({ ...one, stock: 0 }))));
    expect(line()).toBeNull();
  });

  test('adding without a size prompts for one, marks the group and sends nothing', async () => {
    const sent = serve([]);
    const user = await renderBox();
    await user.click(buttonNamed('Add to cart'));
    expect(sizes()).toHaveFocus();
    expect(sizes()).toHaveAccessibleDescription('Select a size to add this to your cart.');
    expect(sent).toEqual([]);

    await user.click(buttonNamed('Check delivery'));
    await user.click(buttonNamed('Add to cart'));
    expect(sizes()).toHaveFocus();
  });

  test('choosing a size clears the prompt, and its SKU is sent', async () => {
    const sent = serve([{ ok: true, cart: cartWith('RING-12', 3) }]);
    const user = await renderBox(RING, true);
    expect(sizes()).toHaveAccessibleDescription(/Select a size/);
    await user.click(within(sizes()).getByRole('radio', { name: '12' }));
    expect(sizes()).not.toHaveAccessibleDescription();
    expect(window.location.search).toBe('?size=12');
    await user.click(buttonNamed('Add to cart'));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'POST', body: { sku: 'RING-12', productUrl: '/ring', quantity: 1 } });
    expect(String(sent[0]?.body.key)).toMatch(/^[0-9a-f]{32}$/);
    // The one message of the addition; no toast repeats it.
    expect(screen.getByText('Added to cart')).toHaveRole('status');
    expect(screen.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  });

  test('a sold-out size cannot be chosen and says why', async () => {
    serve([]);
    await renderBox();
    expect(within(sizes()).getByRole('radio', { name: '10 Sold out' })).toBeDisabled();
  });

  test('the only size is selected automatically', async () => {
    const sent = serve([{ ok: true, cart: cartWith('RING-8') }]);
    const user = await renderBox([size('8', 4)]);
    expect(screen.getByRole('radio', { name: '8' })).toBeChecked();
    await user.click(buttonNamed('Add to cart'));
    expect(sent[0]?.body.sku).toBe('RING-8');
  });
});

describe('buy box: return code SizeRequired', () => {
  test('SizeRequired on adding clears the earlier success and prompts for a size', async () => {
    serve([{ ok: true, cart: cartWith('RING-ONE') }, SIZE_NEEDED]);
    const user = await renderBox([size(null, 5)]);
    await user.click(buttonNamed('Add to cart'));
    expect(screen.getByText('Added to cart')).toBeInTheDocument();
    await user.click(buttonNamed('Add to cart'));
    expect(screen.queryByText('Added to cart')).not.toBeInTheDocument();
    expect(screen.getByText(/Select a size/)).toBeInTheDocument();
  });

  test('SizeRequired on removing clears the success and prompts for the size', async () => {
    const sent = serve([{ ok: true, cart: cartWith('RING-8') }, SIZE_NEEDED]);
    const user = await renderBox();
    await user.click(within(sizes()).getByRole('radio', { name: '8' }));
    await user.click(buttonNamed('Add to cart'));
    await user.click(buttonNamed('Remove Ring'));
    expect(sent[1]).toMatchObject({ method: 'DELETE', body: { lineId: 'line-1' } });
    expect(screen.queryByText('Added to cart')).not.toBeInTheDocument();
    await waitFor(() => expect(sizes()).toHaveFocus());
    expect(sizes()).toHaveAccessibleDescription(/Select a size/);
  });

  test('removing the added item reports its success', async () => {
    serve([
      { ok: true, cart: cartWith('RING-8') },
      { ok: true, cart: { ...cartWith('RING-8'), lines: [], count: 0 } },
    ]);
    const user = await renderBox();
    await user.click(within(sizes()).getByRole('radio', { name: '8' }));
    await user.click(buttonNamed('Add to cart'));
    await user.click(buttonNamed('Remove Ring'));
    expect(screen.queryByText('Added to cart')).not.toBeInTheDocument();
    expect(screen.getByText('Removed Ring')).toBeInTheDocument();
  });
});

describe('buy box: undoing an addition', () => {
  test('undoing an addition keeps what was in the cart before', async () => {
    const sent = serve([
      { ok: true, cart: cartWith('RING-ONE', 3) },
      { ok: true, cart: cartWith('RING-ONE', 2) },
    ]);
    const user = await renderBox([size(null, 5)]);
    await user.click(buttonNamed('Add to cart'));
    await user.click(buttonNamed('Remove Ring'));
    expect(sent[1]).toMatchObject({ method: 'PATCH', body: { lineId: 'line-1', quantity: 2, version: 1 } });
    expect(screen.queryByText('Added to cart')).not.toBeInTheDocument();
    expect(screen.getByText('Removed Ring. Your cart still has 2.')).toBeInTheDocument();
  });

  test('undoing an addition names the coupon that it dropped', async () => {
    const droppedCoupon = { code: 'FLAT500', reason: 'not-applicable' } as const;
    serve([
      { ok: true, cart: cartWith('RING-ONE', 3) },
      { ok: true, cart: { ...cartWith('RING-ONE', 2), droppedCoupon } },
    ]);
    const user = await renderBox([size(null, 5)]);
    await user.click(buttonNamed('Add to cart'));
    await user.click(buttonNamed('Remove Ring'));
    expect(screen.getByText(/^Coupon FLAT500 was removed\./)).toBeInTheDocument();
  });

  test('undo is not offered where the returned cart has no such line', async () => {
    serve([{ ok: true, cart: cartWith('ANOTHER') }]);
    const user = await renderBox([size(null, 5)]);
    await user.click(buttonNamed('Add to cart'));
    expect(screen.getByText('Added to cart')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove Ring' })).not.toBeInTheDocument();
  });
});

describe('buy box: adding', () => {
  test('a retry after a lost reply has the same idempotency key, another addition a new one', async () => {
    const added: CartReply = { ok: true, cart: cartWith('RING-ONE') };
    const sent = serve(['no network', added, added]);
    const user = await renderBox([size(null, 5)]);
    await user.click(buttonNamed('Add to cart'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wrong\. Your cart is safe/);
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
    await user.click(buttonNamed('Add to cart'));
    await user.click(buttonNamed('Add to cart'));
    const keys = sent.map((entry) => entry.body.key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('buy now leads a guest to the contact step only when the item was added, without a message about the cart', async () => {
    const none = { ok: true, cart: testCart([]) } as const;
    serve([
      none,
      { ok: false, reason: 'out-of-stock', message: 'This size is sold out.' },
      none,
      { ok: true, cart: cartWith('RING-ONE') },
    ]);
    const user = await renderBox([size(null, 5)]);
    await user.click(buttonNamed('Buy now'));
    expect(push).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('This size is sold out.');
    await user.click(buttonNamed('Buy now'));
    expect(push).toHaveBeenCalledWith('/checkout?step=contact');
    expect(screen.queryByText(/^Added to cart/)).not.toBeInTheDocument();
  });

  test('buy now leads a customer to the checkout, and adds nothing where the cart has the item already', async () => {
    const sent = serve([{ ok: true, cart: cartWith('RING-ONE') }]);
    Reflect.set(document, 'cookie', 'CustStatusID=1-mark');
    const user = await renderBox([size(null, 5)]);
    await user.click(buttonNamed('Buy now'));
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
    expect(push).toHaveBeenCalledWith('/checkout');
    Reflect.set(document, 'cookie', 'CustStatusID=; max-age=0');
  });

  test('the buy form works before hydration', async () => {
    serve([]);
    await renderBox();
    const form = buttonNamed('Add to cart').closest('form') ?? (buttonNamed('Add to cart') as HTMLButtonElement).form;
    expect(form).toHaveAttribute('action', '/api/cart');
    expect(form).toHaveAttribute('method', 'post');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      intent: 'add',
      productUrl: '/ring',
      quantity: '1',
    });
  });
});

describe('buy box: the dialog after an addition', () => {
  const openBox = async (isWide: boolean) => {
    window.matchMedia = jest.fn(() => ({ matches: isWide })) as unknown as typeof matchMedia;
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    serve([{ ok: true, cart: testCart([testLine('Ganga', 1), testLine('Ring', 2, { sku: 'RING-ONE' })]) }]);
    await act(async () => void render(boxOf([size(null, 5)], false, true)));
    const user = userEvent.setup();
    await user.click(buttonNamed('Add to cart'));
    return user;
  };

  test('on a wide screen the mini-cart opens with the cart and the added item, and gives the focus back', async () => {
    const user = await openBox(true);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cart' }));
    expect(dialog.getByText('Added to cart: Ring')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Ganga' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close cart' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(buttonNamed('Add to cart')).toHaveFocus();
  });

  test('on a narrow screen a sheet opens with the added item, and gives the focus back', async () => {
    const user = await openBox(false);
    const sheet = within(await screen.findByRole('dialog', { name: 'Added to cart' }));
    expect(sheet.getByText('Ring')).toBeInTheDocument();
    expect(sheet.queryByText('Ganga')).not.toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Continue shopping' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(buttonNamed('Add to cart')).toHaveFocus();
  });
});

describe('buy box: live price and stock', () => {
  test('live price and stock replace those of a cached page', async () => {
    serve([], { 'RING-8': 0, 'RING-10': 2, 'RING-12': 0 });
    await renderBox();
    expect(within(sizes()).getByRole('radio', { name: '8 Sold out' })).toBeDisabled();
    expect(within(sizes()).getByRole('radio', { name: '10' })).toBeEnabled();
    expect(screen.getByText('₹99,000')).toBeInTheDocument();
  });

  test('a product that sold out meanwhile cannot be added', async () => {
    serve([], { 'RING-8': 0, 'RING-10': 0, 'RING-12': 0 });
    await renderBox();
    expect(buttonNamed('Notify me')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Buy now' })).not.toBeInTheDocument();
  });
});

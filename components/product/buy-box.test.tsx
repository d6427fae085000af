/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartReply } from '#lib/storefront/cart/types.ts';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';
import { testCart, testLine } from '#lib/testing/examples/cart.ts';
import { cartWith, RING_SIZES, ringSize, SIZE_NEEDED, serveCart } from '#lib/testing/storefront/buy-box.ts';
import { BuyBox } from '@/components/product/buy-box';
import { Toaster } from '@/components/ui/toaster';

const push = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  usePathname: () => '/ring',
  useSearchParams: () => new URLSearchParams(),
}));

const boxOf = (sizes: ProductSize[], promptForSize: boolean, opensCart = false) => (
  <>
    <Toaster successMilliseconds={4000} failureMilliseconds={7000} />
    <BuyBox code="RING" href="/ring" title="Ring" sizes={sizes} promptForSize={promptForSize} opensCart={opensCart}>
      {null}
    </BuyBox>
  </>
);

async function renderBox(sizes: ProductSize[] = RING_SIZES, promptForSize = false) {
  await act(async () => void render(boxOf(sizes, promptForSize)));
  return userEvent.setup();
}

const buttonNamed = (name: string) => screen.getByRole('button', { name });
const sizes = () => screen.getByRole('group', { name: 'Select a size' });

beforeEach(() => {
  push.mockClear();
  window.history.replaceState(null, '', '/');
});

describe('buy box: return code SizeRequired', () => {
  test('SizeRequired on adding clears the earlier success and prompts for a size', async () => {
    serveCart([{ ok: true, cart: cartWith('RING-ONE') }, SIZE_NEEDED]);
    const user = await renderBox([ringSize(null, 5)]);
    await user.click(buttonNamed('Add to cart'));
    expect(screen.getByText('Added to cart')).toBeInTheDocument();
    await user.click(buttonNamed('Add to cart'));
    expect(screen.queryByText('Added to cart')).not.toBeInTheDocument();
    expect(screen.getByText(/Select a size/)).toBeInTheDocument();
  });

  test('SizeRequired on removing clears the success and prompts for the size', async () => {
    const sent = serveCart([{ ok: true, cart: cartWith('RING-8') }, SIZE_NEEDED]);
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
    serveCart([
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
    const sent = serveCart([
      { ok: true, cart: cartWith('RING-ONE', 3) },
      { ok: true, cart: cartWith('RING-ONE', 2) },
    ]);
    const user = await renderBox([ringSize(null, 5)]);
    await user.click(buttonNamed('Add to cart'));
    await user.click(buttonNamed('Remove Ring'));
    expect(sent[1]).toMatchObject({ method: 'PATCH', body: { lineId: 'line-1', quantity: 2, version: 1 } });
    expect(screen.queryByText('Added to cart')).not.toBeInTheDocument();
    expect(screen.getByText('Removed Ring. Your cart still has 2.')).toBeInTheDocument();
  });

  test('undoing an addition names the coupon that it dropped', async () => {
    const droppedCoupon = { code: 'FLAT500', reason: 'not-applicable' } as const;
    serveCart([
      { ok: true, cart: cartWith('RING-ONE', 3) },
      { ok: true, cart: { ...cartWith('RING-ONE', 2), droppedCoupon } },
    ]);
    const user = await renderBox([ringSize(null, 5)]);
    await user.click(buttonNamed('Add to cart'));
    await user.click(buttonNamed('Remove Ring'));
    expect(screen.getByText(/^Coupon FLAT500 was removed\./)).toBeInTheDocument();
  });

  test('undo is not offered where the returned cart has no such line', async () => {
    serveCart([{ ok: true, cart: cartWith('ANOTHER') }]);
    const user = await renderBox([ringSize(null, 5)]);
    await user.click(buttonNamed('Add to cart'));
    expect(screen.getByText('Added to cart')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove Ring' })).not.toBeInTheDocument();
  });
});

describe('buy box: adding', () => {
  test('a retry after a lost reply has the same idempotency key, another addition a new one', async () => {
    const added: CartReply = { ok: true, cart: cartWith('RING-ONE') };
    const sent = serveCart(['no network', added, added]);
    const user = await renderBox([ringSize(null, 5)]);
    await user.click(buttonNamed('Add to cart'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wrong, and we could not check/);
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
    await user.click(buttonNamed('Add to cart'));
    await user.click(buttonNamed('Add to cart'));
    const keys = sent.map((entry) => entry.body.key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('buy now leads a guest to the contact step only when the item was added, without a message about the cart', async () => {
    const none = { ok: true, cart: testCart([]) } as const;
    serveCart([
      none,
      { ok: false, reason: 'out-of-stock', message: 'This size is sold out.' },
      none,
      { ok: true, cart: cartWith('RING-ONE') },
    ]);
    const user = await renderBox([ringSize(null, 5)]);
    await user.click(buttonNamed('Buy now'));
    expect(push).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('This size is sold out.');
    await user.click(buttonNamed('Buy now'));
    expect(push).toHaveBeenCalledWith('/checkout?step=contact');
    expect(screen.queryByText(/^Added to cart/)).not.toBeInTheDocument();
  });

  test('buy now leads a customer to the checkout, and adds nothing where the cart has the item already', async () => {
    const sent = serveCart([{ ok: true, cart: cartWith('RING-ONE') }]);
    Reflect.set(document, 'cookie', 'CustStatusID=1-mark');
    const user = await renderBox([ringSize(null, 5)]);
    await user.click(buttonNamed('Buy now'));
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
    expect(push).toHaveBeenCalledWith('/checkout');
    Reflect.set(document, 'cookie', 'CustStatusID=; max-age=0');
  });

  test('the buy form works before hydration', async () => {
    serveCart([]);
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
    serveCart([{ ok: true, cart: testCart([testLine('Ganga', 1), testLine('Ring', 2, { sku: 'RING-ONE' })]) }]);
    await act(async () => void render(boxOf([ringSize(null, 5)], false, true)));
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

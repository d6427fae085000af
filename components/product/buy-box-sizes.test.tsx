/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';
import { cartWith, RING_SIZES, ringSize, serveCart } from '#lib/testing/storefront/buy-box.ts';
import { hydrateLate, unmountHydrated } from '#lib/testing/storefront/hydrate-late.tsx';
import { BuyBox } from '@/components/product/buy-box';
import { Toaster } from '@/components/ui/toaster';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/ring',
  useSearchParams: () => new URLSearchParams(),
}));

const boxOf = (sizes: ProductSize[], promptForSize: boolean) => (
  <>
    <Toaster successMilliseconds={4000} failureMilliseconds={7000} />
    <BuyBox code="RING" href="/ring" title="Ring" sizes={sizes} promptForSize={promptForSize}>
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

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('buy box: choosing a size', () => {
  test('a size chosen before hydration clears the prompt for a size', async () => {
    serveCart([]);
    await hydrateLate(boxOf(RING_SIZES, true), (container) => {
      const early = container.querySelector<HTMLInputElement>('input[value=RING-12]');
      if (early) early.checked = true;
    });
    expect(screen.queryByText('Select a size to add this to your cart.')).toBeNull();
    await unmountHydrated();
  });

  test('a size chosen before hydration is shown with its price and sent', async () => {
    const sent = serveCart([{ ok: true, cart: cartWith('RING-12') }]);
    const dear = RING_SIZES.map((one) => (one.name === '12' ? { ...one, price: 11_500_000, stock: 2 } : one));
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
    serveCart([]);
    const limits = { lowest: 0, highest: 20_000_000, excludedCategories: [] };
    const plan = { bank: 'Banyan Bank', months: 12, rate: 0, bankRate: 15, fee: 0, ...limits };
    const box = (of: ProductSize[]) => (
      <BuyBox code="RING" href="/ring" title="Ring" sizes={of} promptForSize={false} emiPlans={[plan]}>
        {null}
      </BuyBox>
    );
    const dear = RING_SIZES.map((one) => (one.name === '12' ? { ...one, price: 12_000_000 } : one));
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
    const sent = serveCart([]);
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
    const sent = serveCart([{ ok: true, cart: cartWith('RING-12', 3) }]);
    const user = await renderBox(RING_SIZES, true);
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
    serveCart([]);
    await renderBox();
    expect(within(sizes()).getByRole('radio', { name: '10 Sold out' })).toBeDisabled();
  });

  test('the only size is selected automatically', async () => {
    const sent = serveCart([{ ok: true, cart: cartWith('RING-8') }]);
    const user = await renderBox([ringSize('8', 4)]);
    expect(screen.getByRole('radio', { name: '8' })).toBeChecked();
    await user.click(buttonNamed('Add to cart'));
    expect(sent[0]?.body.sku).toBe('RING-8');
  });
});

describe('buy box: live price and stock', () => {
  test('live price and stock replace those of a cached page', async () => {
    serveCart([], { 'RING-8': 0, 'RING-10': 2, 'RING-12': 0 });
    await renderBox();
    expect(within(sizes()).getByRole('radio', { name: '8 Sold out' })).toBeDisabled();
    expect(within(sizes()).getByRole('radio', { name: '10' })).toBeEnabled();
    expect(screen.getByText('₹99,000')).toBeInTheDocument();
  });

  test('a product that sold out meanwhile cannot be added', async () => {
    serveCart([], { 'RING-8': 0, 'RING-10': 0, 'RING-12': 0 });
    await renderBox();
    expect(buttonNamed('Notify me')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Buy now' })).not.toBeInTheDocument();
  });
});

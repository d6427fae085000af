/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { useCart } from '#lib/storefront/cart/client.ts';
import type { CartOffer } from '#lib/storefront/cart/offer-types.ts';
import type { Cart, CartLine } from '#lib/storefront/cart/types.ts';
import { testCart, testLine } from '#lib/testing/examples/cart.ts';
import { OffersPart } from './offers-part';

const TEN = { id: 'ten', title: '10% off Aarvane', saving: 1_250_00 };
const FIVE = { id: 'five', title: '5% off watches', saving: 625_00 };
const ganga = (offer: CartLine['offer']) => testLine('Ganga', 1, { offer, sizeName: '42 mm' });
const cartWith = (offer: CartLine['offer'], version: number) =>
  testCart([ganga(offer), testLine('Tista', 1)], { version });
const lineOffer = ({ id, title, saving }: typeof TEN, more: Partial<CartOffer> = {}): CartOffer => ({
  id,
  title,
  terms: `Terms of ${id}.`,
  kind: 'line',
  saving,
  eligible: true,
  missing: '',
  selected: id === 'ten',
  lines: [{ lineId: 'Ganga', href: '/Ganga', sizeName: '42 mm', saving, selected: id === 'ten', best: id === 'ten' }],
  ...more,
});
const OFFERS: CartOffer[] = [
  lineOffer(TEN),
  lineOffer(FIVE),
  lineOffer({ id: 'pair', title: 'Buy two', saving: 2_000_00 }, { eligible: false, missing: 'Add 1 more item' }),
  lineOffer({ id: 'shipping', title: 'Free shipping', saving: 99_00 }, { kind: 'cart', selected: true }),
  lineOffer({ id: 'bank', title: '5% cashback', saving: 0 }, { kind: 'note', selected: false }),
];

type Answer = (body: Record<string, unknown>) => object;
let sent: Record<string, unknown>[];
let reads: number;
let held: (() => void)[];
/** The cart that is returned by a fetch. */
let shown: Cart;

function open(answer: Answer, { offers = OFFERS, cart: first = cartWith(TEN, 1), hold = false } = {}) {
  sent = [];
  reads = 0;
  held = [];
  shown = first;
  global.fetch = jest.fn(async (url: string, init?: RequestInit) => {
    if (url === '/api/cart') return { json: async () => ({ ok: true, cart: shown }) };
    if (init?.method !== 'PATCH') {
      reads += 1;
      return { json: async () => ({ ok: true, offers }) };
    }
    const body = JSON.parse(String(init.body));
    sent.push(body);
    if (hold) await new Promise<void>((resolve) => held.push(resolve));
    return { json: async () => answer(body) };
  }) as unknown as typeof fetch;
  function Page() {
    const { cart, choose } = useCart(first, () => undefined, true);
    return <OffersPart cart={cart} choose={choose} rendered={offers} />;
  }
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Page />
    </SWRConfig>,
  );
  return userEvent.setup();
}

/** Grants every requested offer. */
function obliging(): Answer {
  let version = 1;
  return ({ offerId }) => {
    version += 1;
    const offer = [TEN, FIVE].find(({ id }) => id === offerId) ?? null;
    return { ok: true, cart: cartWith(offer, version) };
  };
}

const choices = () => within(screen.getByRole('group', { name: 'Ganga, size 42 mm' }));
const radio = (name: RegExp) => choices().getByRole('radio', { name });
const release = () => act(async () => held.splice(0).forEach((go) => void go()));

test('each cart line lists its offers, with their savings, terms and the best of them', () => {
  open(obliging());
  expect(screen.getByRole('region', { name: 'Offers' })).toBeVisible();
  expect(choices().getAllByRole('radio')).toHaveLength(3);
  expect(radio(/10% off Aarvane.*You save ₹1,250.*Best/)).toBeChecked();
  expect(radio(/5% off watches.*You save ₹625$/)).not.toBeChecked();
  expect(radio(/^No offer$/)).not.toBeChecked();
  expect(screen.getByText('Terms of five.')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /Tista/ })).not.toBeInTheDocument();
  const others = within(screen.getByRole('list', { name: 'More offers' }));
  expect(others.getByText('Add 1 more item. You would save ₹2,000.')).toBeVisible();
  expect(others.getByText('Applied to your cart.')).toBeVisible();
  expect(others.getByText('5% cashback')).toBeVisible();
});

test('an offer choice is sent immediately, keeps the focus and is announced', async () => {
  const user = open(obliging());
  await user.click(radio(/5% off/));
  expect(sent).toEqual([{ lineId: 'Ganga', productUrl: '/Ganga', sizeName: '42 mm', offerId: 'five', version: 1 }]);
  expect(radio(/5% off/)).toBeChecked();
  expect(radio(/5% off/)).toHaveFocus();
  expect(await screen.findByText('5% off watches for Ganga: you save ₹625.')).toBeInTheDocument();
  await waitFor(() => expect(reads).toBe(1));
  await user.click(radio(/^No offer$/));
  expect(sent[1]).toMatchObject({ offerId: '', version: 2 });
  expect(await screen.findByText('No offer for Ganga.')).toBeInTheDocument();
  await waitFor(() => expect(reads).toBe(2));
});

test('one offer call runs at a time, and of several choices the latest is sent', async () => {
  open(obliging(), { hold: true });
  const [ten, five, none] = choices().getAllByRole('radio') as [HTMLElement, HTMLElement, HTMLElement];
  for (const pressed of [five, none, ten, none]) fireEvent.click(pressed);
  expect(none).toBeChecked();
  await waitFor(() => expect(sent).toHaveLength(1));
  await release();
  await waitFor(() => expect(sent).toHaveLength(2));
  // The first reply belongs to an outdated choice and is not announced.
  expect(screen.queryByText(/5% off watches for Ganga/)).not.toBeInTheDocument();
  expect(none).toBeChecked();
  await release();
  expect(await screen.findByText('No offer for Ganga.')).toBeInTheDocument();
  expect(sent.map(({ offerId, version }) => [offerId, version])).toEqual([
    ['five', 1],
    ['', 2],
  ]);
  expect(none).toBeChecked();
  expect(held).toEqual([]);
});

test('a refused offer restores the cart’s own offer and says why', async () => {
  const user = open(() => ({ ok: false, reason: 'offer-not-eligible', message: 'Your cart does not qualify.' }));
  await user.click(radio(/5% off/));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your cart does not qualify.');
  expect(radio(/10% off/)).toBeChecked();
});

test('an offer choice made on an older cart shows the current cart', async () => {
  const stale = { ok: false, reason: 'stale', message: 'Your cart changed.', cart: cartWith(null, 7) };
  const user = open(() => stale);
  await user.click(radio(/5% off/));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your cart changed.');
  expect(radio(/^No offer$/)).toBeChecked();
  await user.click(radio(/5% off/));
  await waitFor(() => expect(sent[1]).toMatchObject({ version: 7 }));
});

test('an offer can be chosen by keyboard', async () => {
  const user = open(obliging());
  act(() => radio(/10% off/).focus());
  await user.keyboard('{ArrowDown}');
  expect(sent).toMatchObject([{ offerId: 'five' }]);
  expect(radio(/5% off/)).toHaveFocus();
});

test("without JavaScript each line's offers are a form with a button", () => {
  open(obliging());
  const button = screen.getByRole('button', { name: 'Apply offer to Ganga', hidden: true }) as HTMLButtonElement;
  expect(button.form).toHaveAttribute('action', '/api/cart/offers');
  expect(Object.fromEntries(new FormData(button.form ?? undefined, button))).toEqual({
    lineId: 'Ganga',
    productUrl: '/Ganga',
    sizeName: '42 mm',
    version: '1',
    offerId: 'ten',
  });
});

test('the offers section is missing where there are no offers', () => {
  open(obliging(), { offers: [] });
  expect(screen.queryByRole('region', { name: 'Offers' })).not.toBeInTheDocument();
});

/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RETURN_STATES } from '#lib/contract/vocabulary.ts';
import { returnStateText, returnStepName } from '#lib/storefront/orders/return-copy.ts';
import { storeReturn, testReturn } from '#lib/testing/examples/returns.ts';
import { ReturnView } from './return-view';

const AT = Date.parse('2026-11-28T06:00:00Z');
type Change = Parameters<typeof testReturn>[0];
const viewOf = (change: Change, canPay: boolean) => (
  <ReturnView orderReturn={storeReturn(testReturn(change))} orderRefunds={[]} payUntil={canPay ? AT : null} />
);
const show = (change: Change = {}, canPay = false) => render(viewOf(change, canPay));
const INSTEAD = { SKU: 'A', ProductTitle: 'Solmira Grace', ProductUrl: 'solmira', SizeName: null, Price: 9495 };
const exchange = (change: Change = {}): Change => ({
  ...({ Kind: 'exchange', CanWithdraw: false } as const),
  Lines: testReturn().Lines.map((line) => ({ ...line, Replacement: INSTEAD })),
  ...change,
});
const waiting = exchange({
  ...({ State: 'exchanged', Difference: 1200, CanWithdraw: true } as const),
  ReplacementOrderNumber: 'SM-261129-ABC234',
  ReplacementOrderKey: 'key-of-the-new-order',
});

test.each(RETURN_STATES)(
  'a return that is %s shows its status, and packing advice only before it is picked up',
  (State) => {
    const isComing = State === 'requested' || State === 'approved';
    const { container } = show({ State, Events: [{ State, At: AT }], CanWithdraw: isComing });
    expect(screen.getByText(returnStateText({ kind: 'return', state: State }))).toBeInTheDocument();
    const now = screen.getByRole('list', { name: 'Timeline' }).querySelector('[aria-current]');
    expect(now).toHaveTextContent(returnStepName(State));
    expect(screen.queryAllByRole('button', { name: 'Print return slip' })).toHaveLength(isComing ? 1 : 0);
    expect(screen.queryAllByText('Withdraw this return')).toHaveLength(isComing ? 1 : 0);
    expect(screen.queryAllByRole('region', { name: 'Pickup' })).toHaveLength(isComing ? 1 : 0);
    expect(container.querySelectorAll('[data-sheet]')).toHaveLength(isComing ? 1 : 0);
    expect(container.querySelector(':scope > .print\\:hidden') !== null).toBe(isComing);
  },
);

test('an exchange links to the payment of its difference while that is open, and to the new order', () => {
  const { unmount } = show(waiting, true);
  expect(screen.getByRole('link', { name: 'Pay the difference' })).toHaveAttribute(
    'href',
    expect.stringContaining('key-of-the-new-order'),
  );
  expect(screen.getByRole('link', { name: 'New order SM-261129-ABC234' })).toBeInTheDocument();
  unmount();
  show(waiting);
  expect(screen.queryByRole('link', { name: 'Pay the difference' })).toBeNull();
});

test('an exchange awaiting its difference is given up after a confirmation, with and without JavaScript', () => {
  show(waiting, true);
  const question = screen.getByText('Cancel this exchange').closest('details');
  expect(question).not.toHaveAttribute('open');
  expect(question).toHaveTextContent(
    'We will not send a replacement, and will refund ₹12,594 to your original payment method.',
  );
  const html = renderToStaticMarkup(viewOf(waiting, true));
  expect(html).toMatch(/<form [^>]*action="\/api\/orders\/returns\/withdrawal" method="post"/);
  expect(html).toMatch(/<button [^>]*type="submit"[^>]*>Yes, cancel the exchange</);
});

test('an exchange that is paid, or that the store does not release, cannot be given up', () => {
  show({ ...waiting, CanWithdraw: false }, true);
  expect(screen.queryByText('Cancel this exchange')).toBeNull();
});

test('an exchange names its replacement, and no longer once the exchange is not made', () => {
  const { unmount } = show(exchange());
  expect(screen.getByRole('link', { name: 'Solmira Grace' })).toBeInTheDocument();
  unmount();
  show({ ...waiting, State: 'refunded', ExchangeEnd: 'store', CanWithdraw: false });
  expect(screen.queryByRole('link', { name: /^New order/ })).toBeNull();
  expect(screen.queryByText(/Solmira Grace/)).toBeNull();
  expect(screen.getByText('Exchange cancelled, refund issued')).toBeInTheDocument();
});

test("a return shows the store's note, the courier that sends the item back, and whom to contact", () => {
  show({ State: 'sent-back', StoreNote: 'The tag is missing.', Courier: 'Blue Dart', AWB: 'BD123' });
  expect(screen.getByText('The tag is missing.')).toHaveTextContent('What we found');
  expect(screen.getByText('BD123')).toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'Refund and payment' })).getByText(
      'There is no refund and nothing to pay.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'write to customer care' })).toHaveAttribute('href', '/page/contact');
});

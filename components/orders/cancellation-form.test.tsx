/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import type { CancellationPlans } from '#lib/storefront/orders/cancellation/plans.ts';
import { openLines } from '#lib/storefront/orders/open-lines.ts';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import { storeOrder, testOrder } from '#lib/testing/examples/order.ts';
import { CancellationForm } from './cancellation-form';
import { ItemSelectionFields } from './item-selection-fields';

const NUMBER = 'SM-261121-ABC234';
const [LINE] = testOrder().Products;

function linesOf(...quantities: number[]) {
  const Products = quantities.flatMap((Quantity, index) =>
    LINE ? [{ ...LINE, Quantity, LineId: `line-${index + 1}`, ProductTitle: `Piece ${index + 1}` }] : [],
  );
  return openLines(storeOrder(testOrder({ Products })).lines);
}

/** Both refund plans for an amount in paise that was paid by a gateway. */
function plansOf(amount: number): CancellationPlans {
  const plan = (method: 'gateway' | 'new-gift-card') => ({
    amount,
    parts: [{ method, name: 'razorpay', amount }],
  });
  return { source: plan('gateway'), giftCard: plan('new-gift-card') };
}

/**
 * Mocks fetch: returns an amount for each preview of items, and `reply` to every submission. Returns what was
 * requested and sent.
 */
function serve(amounts: Record<string, number>, reply: object = { ok: false, problems: {} }) {
  const requests: string[] = [];
  const sent: Record<string, string>[] = [];
  global.fetch = jest.fn(async (input: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      sent.push(JSON.parse(String(init.body)));
      return { json: async () => reply };
    }
    const items = new URL(String(input), 'http://shop.test').searchParams.get('items') ?? 'all';
    requests.push(items);
    return { ok: amounts[items] !== undefined, json: async () => plansOf(amounts[items] ?? 0) };
  }) as unknown as typeof fetch;
  return { requests, sent };
}

type Props = ComponentProps<typeof CancellationForm>;
const form = (props: Partial<Props> = {}) => (
  <CancellationForm
    number={NUMBER}
    wholeLabel="The whole order"
    formKey="key-of-the-form"
    selection={null}
    plans={plansOf(500_000)}
    rendered={EMPTY_FORM}
    {...props}
  >
    {props.children ?? <ItemSelectionFields lines={linesOf(1, 3)} chosen={new Map()} isOnly={false} />}
  </CancellationForm>
);

async function open(props: Partial<Props> = {}) {
  await act(async () => void render(form(props)));
  return userEvent.setup();
}
const money = () => within(screen.getByRole('region', { name: 'Your refund' }));

test('the cancellation page starts with the whole order and its refund, without another request', async () => {
  const { requests } = serve({});
  await open();
  expect(screen.getByRole('radio', { name: 'The whole order' })).toBeChecked();
  expect(money().getAllByText('₹5,000')[0]).toBeVisible();
  expect(money().getByText('No cancellation fee.')).toBeVisible();
  expect(requests).toEqual([]);
});

test('the cancellation form offers the choice of refund destination, each with its duration', async () => {
  serve({});
  await open();
  expect(money().getByRole('radio', { name: 'Refund to original payment method' })).toHaveAccessibleDescription(
    /Razorpay\)\. Banks usually take 5 to 7 working days\./,
  );
  expect(money().getByRole('radio', { name: 'Refund to a gift card' })).toHaveAccessibleDescription(/number and PIN/);
});

test('another selection of items shows its refund, and that selection is sent', async () => {
  const { requests, sent } = serve({ 'line-2.2': 120_000 });
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'Some items' }));
  expect(money().getByText(/Choose what to cancel/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Number to cancel of Piece 2' }), '2 of 3');
  expect((await money().findAllByText('₹1,200'))[0]).toBeVisible();
  expect(requests).toEqual(['line-2.2']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Why are you cancelling?' }), 'I ordered it twice');
  await user.click(money().getByRole('radio', { name: 'Refund to a gift card' }));
  await user.click(screen.getByRole('button', { name: 'Confirm cancellation' }));
  expect(sent).toMatchObject([
    {
      order: NUMBER,
      key: 'key-of-the-form',
      scope: 'some',
      'quantity-line-2': '2',
      reason: 'ordered-twice',
      to: 'gift-card',
      expected: '120000',
      intent: 'cancel',
    },
  ]);
});

test('the refund destination stays while other items are chosen, and no amount is agreed to meanwhile', async () => {
  const { sent } = serve({ 'line-1.1': 70_000 });
  const user = await open();
  const answers = global.fetch;
  await user.click(money().getByRole('radio', { name: 'Refund to a gift card' }));
  global.fetch = jest.fn(() => new Promise(() => undefined)) as unknown as typeof fetch;
  await user.click(screen.getByRole('radio', { name: 'Some items' }));
  await user.click(screen.getByRole('checkbox', { name: 'Cancel Piece 1' }));
  expect(document.querySelector('input[name="expected"]')).toBeNull();
  global.fetch = answers;
  await user.selectOptions(screen.getByRole('combobox', { name: 'Number to cancel of Piece 2' }), '1 of 3');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Number to cancel of Piece 2' }), 'None');
  expect((await money().findAllByText('₹700'))[0]).toBeVisible();
  expect(money().getByRole('radio', { name: 'Refund to a gift card' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Confirm cancellation' }));
  expect(sent).toMatchObject([{ to: 'gift-card', expected: '70000' }]);
});

test('a refund that changed meanwhile is shown again beside its message', async () => {
  const { requests } = serve({ all: 499_900 }, { ok: false, problems: { '': 'Another amount.' } });
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Confirm cancellation' }));
  expect(await screen.findByText('Another amount.')).toBeVisible();
  await waitFor(() => expect(money().getAllByText('₹4,999')[0]).toBeVisible());
  expect(requests).toEqual(['all']);
});

test('a corrected cancellation can be confirmed while its refund amount is still being requested again', async () => {
  const { sent } = serve({}, { ok: false, problems: { reason: 'Choose a reason' } });
  const user = await open();
  const answer = jest.mocked(global.fetch).getMockImplementation();
  jest
    .mocked(global.fetch)
    .mockImplementation((input, init) =>
      init?.method === 'POST' && answer ? answer(input, init) : new Promise(() => undefined),
    );
  const confirm = screen.getByRole('button', { name: 'Confirm cancellation' });
  await user.click(confirm);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Why are you cancelling?' }), 'I ordered it twice');
  await user.click(confirm);
  expect(sent).toMatchObject([{ expected: '500000' }, { expected: '500000', reason: 'ordered-twice' }]);
});

test('each refused cancellation requests the refund again, and a failed request leaves the amount shown', async () => {
  const amounts: Record<string, number> = {};
  const { requests, sent } = serve(amounts, { ok: false, problems: { '': 'Another amount.' } });
  const user = await open();
  const confirm = screen.getByRole('button', { name: 'Confirm cancellation' });
  await user.click(confirm);
  await waitFor(() => expect(requests).toEqual(['all']));
  expect(money().getAllByText('₹5,000')[0]).toBeVisible();
  amounts.all = 499_900;
  await user.click(confirm);
  await waitFor(() => expect(money().getAllByText('₹4,999')[0]).toBeVisible());
  await user.click(confirm);
  expect(sent.map(({ expected }) => expected)).toEqual(['500000', '500000', '499900']);
});

test('where the refund amount cannot be fetched, no amount is sent as agreed', async () => {
  const { sent } = serve({});
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'Some items' }));
  await user.click(screen.getByRole('checkbox', { name: 'Cancel Piece 1' }));
  expect(await money().findByText(/We cannot show your refund right now/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm cancellation' }));
  expect(sent[0]).not.toHaveProperty('expected');
});

test('the cancellation form of a single item offers no choice of items', async () => {
  serve({});
  await open({ wholeLabel: '', children: <ItemSelectionFields lines={linesOf(1)} chosen={new Map()} isOnly /> });
  expect(screen.getByRole('list', { name: 'Items to cancel' })).toHaveTextContent('Piece 1');
  expect(screen.queryByRole('radio', { name: 'Some items' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test.each([
  ['what was not paid yet', [{ method: 'due', name: '', amount: 500 }], /nothing to refund\. You pay ₹5 less/],
  ['what gift cards paid', [{ method: 'gift-card', name: '1234', amount: 500 }], /to the gift card ending 1234/],
  ['what was free', [], /nothing to refund/],
] as const)('a cancellation that refunds %s offers no choice of refund destination', async (_what, parts, text) => {
  serve({});
  const source = { amount: parts.length * 500, parts: [...parts] };
  await open({ plans: { source, giftCard: null } });
  expect(money().queryByRole('radio')).toBeNull();
  expect(money().getByText(text)).toBeVisible();
});

test('before hydration the cancellation form is plain HTML with a button to preview the refund', () => {
  const html = renderToString(form());
  expect(html).toMatch(/<form [^>]*action="\/api\/orders\/cancellation" method="post"/);
  expect(html).toMatch(/<button [^>]*value="preview"[^>]*>Show refund<\/button>/);
  expect(html).toContain('<input type="hidden" name="expected" value="500000"/>');
});

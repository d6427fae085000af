/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OrderWire, RefundMethod } from '#lib/contract/index.ts';
import { parseReturnSelection } from '#lib/storefront/orders/returns/selection.ts';
import type { RefundOption, ReturnPlan } from '#lib/storefront/orders/returns/types.ts';
import { storeOrder, testOrder } from '#lib/testing/examples/order.ts';
import { hydrateLate, unmountHydrated } from '#lib/testing/storefront/hydrate-late.tsx';
import { PickupFields } from './pickup-fields';
import { ReplacementPicker } from './replacement-picker';
import { ReturnForm } from './return-form';
import { ReturnItemPicker } from './return-item-picker';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const NOW = Date.parse('2026-11-22T06:00:00Z');
const UNTIL = Date.parse('2026-11-28T18:29:59Z');
const [WATCH] = testOrder().Products;
if (!WATCH) throw new Error('The order of the tests is empty.');
type Line = OrderWire['Products'][number];
const line = (change: Partial<Line> = {}): Line => ({ ...WATCH, ReturnableQuantity: 1, ReturnUntil: UNTIL, ...change });
const orderOf = (...Products: Line[]) => storeOrder(testOrder({ State: 'delivered', Products }));

describe('return: the first step', () => {
  const pick = (lines: Line[], fields: Record<string, string> = {}) => {
    const order = orderOf(...lines);
    render(
      <ReturnItemPicker order={order} kind="return" selection={parseReturnSelection(fields, order.lines)} now={NOW} />,
    );
  };

  test('the first step of a return selects a single returnable item and asks for its reason', () => {
    pick([line()]);
    expect(screen.getByRole('checkbox', { name: /^Return this item\s*, Aarvane Meridian$/ })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Reason, Aarvane Meridian' })).toHaveValue('');
  });

  test('the first step of a return says why an item cannot be returned', () => {
    pick([
      line({ LineId: 'a', ReturnableQuantity: 0, ReturnUntil: null }),
      line({ LineId: 'b', ReturnableQuantity: 0, ReturnUntil: Date.parse('2026-11-20T18:29:59Z') }),
      line({ LineId: 'c', ReturnableQuantity: 0, ReturnedQuantity: 1 }),
      line({ LineId: 'd', ReturnableQuantity: 0, CancelledQuantity: 1 }),
      line({ LineId: 'e' }),
    ]);
    const items = within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining('Cannot be returned'),
      expect.stringContaining('Return window closed on 20 November'),
      expect.stringContaining('You have already returned this'),
      expect.stringContaining('This was cancelled'),
      expect.stringContaining('Return until 28 November'),
    ]);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  test('the first step of an exchange says until when an item can be exchanged', () => {
    const order = orderOf(line({ LineId: 'a' }), line({ LineId: 'b', ReturnableQuantity: 0 }));
    const selection = parseReturnSelection({}, order.lines);
    render(<ReturnItemPicker order={order} kind="exchange" selection={selection} now={NOW} />);
    expect(screen.getByText('Exchange until 28 November')).toBeVisible();
    expect(screen.getByText('Exchange window closed on 28 November')).toBeVisible();
  });

  test('the first step of a return keeps the selection beside its problems', () => {
    pick([line({ LineId: 'a', Quantity: 3, ReturnableQuantity: 3 }), line({ LineId: 'b' })], {
      continued: '1',
      'quantity-a': '2',
      'reason-b': 'quality',
    });
    const [first, second] = screen.getAllByRole('combobox', { name: /^Reason/ });
    expect(screen.getByRole('combobox', { name: /^Return/ })).toHaveValue('2');
    expect(first).toHaveAccessibleDescription('Choose a reason.');
    expect(second).toHaveValue('quality');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  test('the first step of a return offers only fault reasons where only faults are accepted', () => {
    pick([line({ FaultsOnly: true })]);
    expect(within(screen.getByRole('combobox', { name: /^Reason/ })).getAllByRole('option')).toHaveLength(5);
  });
});

const choice = (sku: string, name: string, inStock = true) => ({ sku, name, inStock, price: 1_249_500 });
const ring = { code: 'R', title: 'A ring', brand: 'Mehrune', photo: '/ring', href: '/p-r' };

test('a replacement is chosen from sizes in stock and from found products', () => {
  const [ordered] = orderOf(line()).lines;
  if (!ordered) throw new Error('There is no line.');
  render(
    <ReplacementPicker
      action="/exchange"
      line={ordered}
      quantity={1}
      hiddenFields={{ order: 'SM-1', continued: '1' }}
      ownSizes={[choice('a', '38 mm', false), choice('b', '40 mm')]}
      find="ring"
      found={[{ ...ring, choices: [choice('c', '12')] }]}
      problem="Choose a replacement."
      backHref="/back"
    />,
  );
  expect(screen.getByRole('radio', { name: /^38 mm\s*Sold out$/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /^40 mm\s*₹12,495$/ })).toBeEnabled();
  expect(within(screen.getByRole('group', { name: 'A ring' })).getByRole('radio')).toHaveAttribute(
    'name',
    'replacement-line-1',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a replacement.');
  const find = screen.getByRole('searchbox', { name: 'Product name, brand, type or code' });
  expect((find as HTMLInputElement).form).not.toBe((screen.getAllByRole('radio')[0] as HTMLInputElement).form);
});

test.each([
  [true, 1],
  [false, 0],
])('a replacement step without any item in stock has no button to continue (%#)', (inStock, buttons) => {
  const [ordered] = orderOf(line()).lines;
  if (!ordered) throw new Error('There is no line.');
  const sizes = {
    ownSizes: [choice('a', '38 mm', false)],
    found: [{ ...ring, choices: [choice('c', '12', inStock)] }],
  };
  const reported = {
    action: '/exchange',
    line: ordered,
    quantity: 1,
    hiddenFields: {},
    find: 'ring',
    problem: '',
    backHref: '/',
  };
  render(<ReplacementPicker {...reported} {...sizes} />);
  expect(screen.queryAllByRole('button', { name: 'Continue' })).toHaveLength(buttons);
});

test.each([
  ['ring', [], 'We found nothing for “ring”. Try a product name or code.'],
  ['ring', null, 'We cannot show products right now. Please try again in a moment.'],
  ['', [], 'Enter a product name, brand, type or code to search for.'],
  [null, [], ''],
])('a replacement search without text or results, and one that failed, say so (%#)', (find, found, text) => {
  const [ordered] = orderOf(line()).lines;
  if (!ordered) throw new Error('There is no line.');
  const reported = {
    action: '/exchange',
    line: ordered,
    quantity: 1,
    hiddenFields: {},
    find,
    problem: '',
    backHref: '/',
  };
  render(<ReplacementPicker {...reported} ownSizes={[]} found={found} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});

describe('return: the last step', () => {
  const refundOption = (to: RefundOption['to'], method: RefundMethod): RefundOption => {
    const parts = [{ method, name: '', amount: 1_259_400 }];
    return { to, parts, valueParts: parts };
  };
  const OPTIONS: ReturnPlan['refundOptions'] = [
    refundOption('bank', 'bank'),
    refundOption('gift-card', 'new-gift-card'),
  ];
  const formOf = (
    plan: Partial<ReturnPlan> = {},
    kind: 'return' | 'exchange' = 'return',
    values: Record<string, string> = {},
  ) => {
    const order = orderOf(line());
    return (
      <ReturnForm
        kind={kind}
        hiddenFields={{ order: order.number, continued: '1' }}
        formKey="key"
        plan={{
          itemsValue: 1_259_400,
          difference: 0,
          panNeeded: false,
          refundOptions: OPTIONS,
          replacements: new Map(),
          ...plan,
        }}
        address={order.address}
        days={['2026-11-30']}
        photoNeeded
        backHref="/back"
        rendered={{ values: { ifsc: 'SBIN0001234', accountNumber: '123456789012', ...values }, problems: {} }}
        plainAddress="The fields of an address."
      />
    );
  };
  const open = async (...reported: Parameters<typeof formOf>) => {
    await act(async () => void render(formOf(...reported)));
    return userEvent.setup();
  };
  const account = () => screen.getByLabelText('IFSC').closest('div.grid')?.parentElement;

  test('the last step shows the bank fields only for that refund destination, and keeps the typed values', async () => {
    const user = await open();
    expect(screen.getByLabelText('IFSC')).toHaveValue('SBIN0001234');
    expect(account()).not.toHaveClass('hidden');
    await user.click(screen.getByRole('radio', { name: 'Refund to a gift card' }));
    expect(account()).toHaveClass('hidden');
  });

  test('the last step shows address fields only for a pickup somewhere else', async () => {
    const user = await open();
    expect(screen.queryByLabelText('Full name')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Another address' }));
    const name = await screen.findByLabelText('Full name');
    await user.type(name, 'Ravi');
    await user.click(screen.getByRole('radio', { name: /^Delivery address of this order/ }));
    expect(name.closest('div.hidden')).not.toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Another address' }));
    expect(name.closest('div.hidden')).toBeNull();
    expect(name).toHaveValue('Ravi');
  });

  test('the last step shows the fields of a choice made before hydration', async () => {
    const options = [refundOption('source', 'gateway'), refundOption('bank', 'bank')];
    await hydrateLate(formOf({ refundOptions: options }), (container) => {
      for (const radio of container.querySelectorAll<HTMLInputElement>('input[value=other], input[value=bank]')) {
        radio.checked = true;
      }
    });
    expect(account()).not.toHaveClass('hidden');
    expect((await screen.findByLabelText('Full name')).closest('div.hidden')).toBeNull();
    await unmountHydrated();
  });

  test('the last step contains the fields of another address for browsers without JavaScript', () => {
    const form = { current: null };
    const reported = { form, address: orderOf(line()).address, days: [], values: {}, problems: {}, idOf: String };
    const html = renderToStaticMarkup(<PickupFields {...reported} plainAddress="The fields of an address." />);
    expect(html).toMatch(/<noscript><div[^>]*>The fields of an address\.<\/div><\/noscript>/);
  });

  test('the last step shows the other pickup address when the shopper returns to it', async () => {
    await open({}, 'return', { pickup: 'other', fullName: 'Ravi' });
    expect(await screen.findByLabelText('Full name')).toHaveValue('Ravi');
  });

  test.each([
    [120_000, 'Price difference', '₹1,200 to pay'],
    [0, 'Price difference', 'Nothing to pay'],
    [-80_000, 'Your refund', '₹800'],
  ])('an exchange with a difference of %d has the title "%s" and the text: %s', async (difference, title, amount) => {
    await open({ difference }, 'exchange');
    const money = screen.getByRole('region', { name: title });
    expect(within(money).getByText(amount)).toBeInTheDocument();
    expect(within(money).getAllByRole('radio')).toHaveLength(2);
    expect(
      within(money).getByText(/^If we cannot complete the exchange.*we refund ₹12,594 instead/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'PAN' })).toBeNull();
  });

  test('the last step of an exchange asks for a PAN where one is needed', async () => {
    await open({ difference: 120_000, panNeeded: true }, 'exchange');
    expect(screen.getByRole('textbox', { name: 'PAN' })).toBeInTheDocument();
  });

  test('an exchange of items paid by a gateway has no refund choice, and names the refund if it is not made', async () => {
    await open(
      { refundOptions: [refundOption('source', 'gateway'), refundOption('gift-card', 'new-gift-card')] },
      'exchange',
    );
    const money = screen.getByRole('region', { name: 'Price difference' });
    expect(within(money).queryAllByRole('radio')).toEqual([]);
    expect(money).toHaveTextContent(/we refund ₹12,594 instead:₹12,594 to/);
    expect(money.querySelector('input[name=to]')).toHaveValue('source');
  });

  test('an outdated last step is re-rendered, and keeps the typed values', async () => {
    const reported = { ok: false, problems: { '': 'The amount has changed.' }, data: 'renew' };
    globalThis.fetch = jest.fn(async () => ({ json: async () => reported })) as unknown as typeof fetch;
    const user = await open();
    await user.type(screen.getByRole('textbox', { name: /^Comments/ }), 'The clasp is loose.');
    await user.click(screen.getByRole('button', { name: 'Request return' }));
    expect(await screen.findByText('The amount has changed.')).toBeInTheDocument();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('textbox', { name: /^Comments/ })).toHaveValue('The clasp is loose.');
  });
});

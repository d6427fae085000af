/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changedAddressOf } from '#lib/storefront/orders/change/difference.ts';
import { openLines } from '#lib/storefront/orders/open-lines.ts';
import { storeOrder, testOrder } from '#lib/testing/examples/order.ts';
import { ChangeForm } from './change-form';

const ORDER = storeOrder(testOrder());
const [LINE] = openLines(ORDER.lines);
const size = (sku: string, name: string, change: object = {}) => ({
  sku,
  name,
  price: 1_249_500,
  inStock: true,
  samePrice: true,
  ...change,
});
const SIZES = [
  size('1801AV01', '38 mm', { inStock: false }),
  size('1801AV02', '40 mm'),
  size('1801AV03', '42 mm', { inStock: false }),
  size('1801AV04', '44 mm', { samePrice: false }),
];

async function open(problems: Record<string, string> = {}) {
  const sent: Record<string, string>[] = [];
  global.fetch = jest.fn(async (input: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      sent.push(JSON.parse(String(init.body)));
      return { json: async () => ({ ok: false, problems }) };
    }
    const isMumbai = String(input).includes('400001');
    const place = isMumbai ? { city: 'Mumbai', state: 'Maharashtra' } : { city: 'Bengaluru', state: 'Karnataka' };
    return { json: async () => ({ ok: true, delivery: { ...place, deliverable: true } }) };
  }) as unknown as typeof fetch;
  const sized = LINE ? [{ line: LINE, sizes: SIZES }] : [];
  const rendered = { values: { ...changedAddressOf(ORDER.address) }, problems: {} };
  const form = <ChangeForm number={ORDER.number} state="Karnataka" sized={sized} formKey="key" rendered={rendered} />;
  await act(async () => void render(form));
  return { user: userEvent.setup(), sent };
}

test("the change form starts with the order's values, in its fixed state", async () => {
  await open();
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Rao');
  expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull();
  expect(screen.getByText('Karnataka')).toBeVisible();
});

test("the change form marks the line's size and offers the other sizes that are in stock at the same price", async () => {
  const { user, sent } = await open();
  const sizes = within(screen.getByRole('group', { name: 'Size of Aarvane Meridian' })).getAllByRole('radio');
  expect(sizes.map((radio) => (radio as HTMLInputElement).disabled)).toEqual([false, false, true, true]);
  expect(sizes[0]).toBeChecked();
  expect(screen.getByRole('radio', { name: /^42 mm\s*Sold out$/ })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: '40 mm' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(sent).toMatchObject([{ order: ORDER.number, key: 'key', 'size-line-1': '1801AV02', fullName: 'Asha Rao' }]);
});

test('a pincode of another state is refused immediately in the change form, and its city is not offered', async () => {
  const { user } = await open();
  await user.clear(screen.getByRole('textbox', { name: 'Pincode' }));
  await user.type(screen.getByRole('textbox', { name: 'Pincode' }), '400001');
  expect(
    await screen.findByText(/This pincode is in Maharashtra\. An order cannot move out of its state, Karnataka/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use this' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'City or district' })).toHaveValue('Bengaluru');
});

test('the problem of a size in the change form is shown at that size', async () => {
  const { user } = await open({ 'size-line-1': 'This size is sold out.' });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('This size is sold out.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Size of Aarvane Meridian' })).toHaveAccessibleDescription(/sold out/);
});

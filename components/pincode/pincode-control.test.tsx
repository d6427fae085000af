/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { forgetPincode, rememberPincode } from '#lib/storefront/catalogue/remembered-pincode.ts';
import { PincodeControl } from './pincode-control';

const control = () => screen.getByRole('link');
const field = () => screen.getByRole('textbox', { name: 'Pincode' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const show = () => act(async () => void render(<PincodeControl hasIcon className="" />));

const sent: object[] = [];
/** What the store answers, and the cookie that it sets. */
let answer: () => object;

beforeEach(() => {
  forgetPincode();
  sent.length = 0;
  global.fetch = (async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    const reply = answer();
    return { ok: true, json: async () => reply };
  }) as unknown as typeof fetch;
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

test('the server writes the same control for everybody, as a link to the page of the pincode', () => {
  rememberPincode('302001');
  const html = renderToString(<PincodeControl hasIcon className="" />);
  expect(html).toContain('href="/pincode"');
  expect(html).toContain('Choose your pincode');
  expect(html).not.toContain('302001');
});

test('a pincode is chosen in the dialog, and the control then says it', async () => {
  await show();
  await userEvent.click(control());
  expect(await screen.findByRole('dialog', { name: 'Your pincode' })).toBeVisible();
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  answer = () => ({ ok: false, problems: { pincode: 'Pincode must be 6 digits' } });
  await userEvent.type(field(), '12{Enter}');
  expect(field()).toHaveAccessibleDescription('Pincode must be 6 digits');
  expect(field()).toHaveFocus();
  answer = () => {
    rememberPincode('302001');
    return { ok: true, location: '/pincode' };
  };
  await userEvent.clear(field());
  await userEvent.type(field(), '302001');
  await press('Use this pincode');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(control()).toHaveAccessibleName('Deliver to 302001');
  expect(control()).toHaveFocus();
  expect(sent).toEqual([
    { pincode: '12', intent: 'use' },
    { pincode: '302001', intent: 'use' },
  ]);
});

test('a kept pincode is forgotten in the dialog', async () => {
  rememberPincode('302001');
  await show();
  await userEvent.click(control());
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('textbox')).toHaveValue('302001');
  answer = () => {
    forgetPincode();
    return { ok: true, location: '/pincode' };
  };
  await press('Remove');
  expect(sent).toEqual([{ pincode: '302001', intent: 'forget' }]);
  expect(control()).toHaveAccessibleName('Choose your pincode');
});

/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressForm } from './address-form';

const PLACES: Record<string, object> = {
  '560001': { ok: true, delivery: { city: 'Bengaluru', state: 'Karnataka', deliverable: true } },
  '403001': { ok: true, delivery: { city: 'Panaji', state: 'Goa', deliverable: true } },
  '246001': { ok: true, delivery: { city: '', state: 'Uttarakhand', deliverable: true } },
  '999999': { ok: false, reason: 'not-serviceable', message: '' },
};

/** Answers each pincode with its place and every save with `reply`; tells what was asked. */
function serve(reply: object = { ok: false, problems: {} }) {
  const asked: string[] = [];
  global.fetch = jest.fn(async (input: string, init?: RequestInit) => {
    if (init?.method === 'POST') return { json: async () => reply };
    const pincode = new URL(String(input), 'http://shop.test').searchParams.get('pincode') ?? '';
    asked.push(pincode);
    return { json: async () => PLACES[pincode] ?? { ok: false, reason: 'unavailable', message: '' } };
  }) as unknown as typeof fetch;
  return asked;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const state = () => screen.getByRole('combobox', { name: 'State' });

async function open(values: Record<string, string> = {}, problems: Record<string, string> = {}) {
  await act(
    async () => void render(<AddressForm id="" formKey="key-of-form" next="" rendered={{ values, problems }} />),
  );
  return userEvent.setup();
}

describe('the place of a pincode', () => {
  test('fills city and state', async () => {
    const asked = serve();
    const user = await open();
    await user.type(field('Pincode'), '560 001');
    await waitFor(() => expect(field('City or district')).toHaveValue('Bengaluru'));
    expect(state()).toHaveValue('29');
    expect(asked).toEqual(['560001']);
  });

  test('fills them anew for another pincode, as long as the shopper wrote neither', async () => {
    serve();
    const user = await open();
    await user.type(field('Pincode'), '560001');
    await waitFor(() => expect(state()).toHaveValue('29'));
    await user.clear(field('Pincode'));
    await user.type(field('Pincode'), '403001');
    await waitFor(() => expect(field('City or district')).toHaveValue('Panaji'));
    expect(state()).toHaveValue('30');
  });

  test('never replaces what was written by hand, and offers to', async () => {
    serve();
    const user = await open();
    await user.type(field('City or district'), 'Whitefield');
    await user.type(field('Pincode'), '560001');
    expect(await screen.findByText(/This pincode is in Bengaluru, Karnataka/)).toBeVisible();
    expect(field('City or district')).toHaveValue('Whitefield');
    expect(state()).toHaveValue('29');
    await user.click(screen.getByRole('button', { name: 'Use this' }));
    expect(field('City or district')).toHaveValue('Bengaluru');
    expect(screen.queryByText(/This pincode is in/)).toBeNull();
    expect(field('City or district')).toHaveFocus();
  });

  test('leaves the city alone where only the state is known', async () => {
    serve();
    const user = await open();
    await user.type(field('Pincode'), '246001');
    await waitFor(() => expect(state()).toHaveValue('05'));
    expect(field('City or district')).toHaveValue('');
  });

  test('says where nothing is delivered, and lets the address be saved', async () => {
    serve();
    const user = await open();
    await user.type(field('Pincode'), '999999');
    expect(await screen.findByText(/We do not deliver to this pincode yet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save address' })).toBeEnabled();
  });

  test('is no matter where it cannot be had', async () => {
    const asked = serve();
    const user = await open();
    await user.type(field('Pincode'), '110001');
    await waitFor(() => expect(asked).toEqual(['110001']));
    expect(field('City or district')).toHaveValue('');
  });
});

describe('messages', () => {
  test('a field is looked at when it is left, and its message goes once it is mended', async () => {
    serve();
    const user = await open();
    await user.click(field('Full name'));
    await user.tab();
    expect(field('Full name')).not.toBeInvalid();
    await user.type(field('Mobile number'), '12345');
    await user.tab();
    expect(field('Mobile number')).toBeInvalid();
    expect(field('Mobile number')).toHaveAccessibleDescription('Enter a 10-digit mobile number.');
    expect(screen.queryByRole('link', { name: /10-digit/ })).toBeNull();
    await user.clear(field('Mobile number'));
    await user.type(field('Mobile number'), '+91 98765 43210');
    await user.tab();
    expect(field('Mobile number')).not.toBeInvalid();
  });

  test('a message goes as soon as its field is right, before the button could move from under a press', async () => {
    serve();
    const user = await open({}, { mobile: 'Enter a 10-digit mobile number.', stateCode: 'Choose a state.' });
    const mobile = field('Mobile number');
    await user.type(mobile, '987654321');
    expect(mobile).toHaveAttribute('aria-invalid', 'true');
    await user.type(mobile, '0');
    expect(mobile).toHaveFocus();
    expect(mobile).not.toHaveAttribute('aria-invalid');
    await user.selectOptions(state(), '29');
    expect(state()).not.toHaveAttribute('aria-invalid');
  });

  test('what was opened for a message stays open once the message has gone', async () => {
    serve();
    const user = await open({}, { gstin: 'Check the GST number.' });
    const number = field('GST number (optional)');
    const details = number.closest('details');
    expect(details).toHaveAttribute('open');
    act(() => void details?.dispatchEvent(new Event('toggle')));
    await user.selectOptions(state(), '27');
    await user.type(number, '27AAPFU0939F1ZV');
    expect(number).not.toHaveAttribute('aria-invalid');
    expect(details).toHaveAttribute('open');
  });

  test('a refused form lists what is wrong and focuses the first of it', async () => {
    serve({ ok: false, problems: { fullName: 'Name.', city: 'City.' } });
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByRole('link', { name: 'Name.' })).toHaveAttribute('href', '#address-fullName');
    expect(field('Full name')).toHaveFocus();
    await user.type(field('Full name'), 'Asha');
    await user.tab();
    expect(screen.queryByRole('link', { name: 'Name.' })).toBeNull();
    expect(field('City or district')).toBeInvalid();
  });

  test('a form that came back without scripts shows what was typed and what is wrong', async () => {
    serve();
    await open({ fullName: 'Asha', type: 'work', isDefault: 'on', gstin: 'x' }, { gstin: 'Check it.' });
    expect(field('Full name')).toHaveValue('Asha');
    expect(screen.getByRole('radio', { name: 'Work' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Make this my default address' })).toBeChecked();
    expect(field('GST number (optional)')).toBeInvalid();
    expect(field('GST number (optional)').closest('details')).toHaveAttribute('open');
  });

  test('a GST number is of the state, so a change of the state is one of the number', async () => {
    serve();
    const user = await open({ gstin: '27AAPFU0939F1ZV', stateCode: '27' });
    await user.selectOptions(state(), '29');
    await user.tab();
    expect(field('GST number (optional)')).toBeInvalid();
    await user.selectOptions(state(), '27');
    await user.tab();
    expect(field('GST number (optional)')).not.toBeInvalid();
  });
});

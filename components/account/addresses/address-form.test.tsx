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

/**
 * Mocks fetch: returns each pincode's place, and `reply` to every save. Returns the pincodes that were
 * requested.
 */
function serve(reply: object = { ok: false, problems: {} }) {
  const requests: string[] = [];
  global.fetch = jest.fn(async (input: string, init?: RequestInit) => {
    if (init?.method === 'POST') return { json: async () => reply };
    const pincode = new URL(String(input), 'http://shop.test').searchParams.get('pincode') ?? '';
    requests.push(pincode);
    return { json: async () => PLACES[pincode] ?? { ok: false, reason: 'unavailable', message: '' } };
  }) as unknown as typeof fetch;
  return requests;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const state = () => screen.getByRole('combobox', { name: 'State' });

async function open(values: Record<string, string> = {}, problems: Record<string, string> = {}) {
  await act(
    async () => void render(<AddressForm id="" formKey="key-of-form" next="" rendered={{ values, problems }} />),
  );
  return userEvent.setup();
}

describe('address form: place of a pincode', () => {
  test('a pincode fills city and state', async () => {
    const requests = serve();
    const user = await open();
    await user.type(field('Pincode'), '560 001');
    await waitFor(() => expect(field('City or district')).toHaveValue('Bengaluru'));
    expect(state()).toHaveValue('29');
    expect(requests).toEqual(['560001']);
  });

  test('another pincode fills city and state again, unless the shopper typed either', async () => {
    serve();
    const user = await open();
    await user.type(field('Pincode'), '560001');
    await waitFor(() => expect(state()).toHaveValue('29'));
    await user.clear(field('Pincode'));
    await user.type(field('Pincode'), '403001');
    await waitFor(() => expect(field('City or district')).toHaveValue('Panaji'));
    expect(state()).toHaveValue('30');
  });

  test('a pincode never overwrites a city or state that was typed, but offers its own', async () => {
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

  test('a pincode with only a known state leaves the city unchanged', async () => {
    serve();
    const user = await open();
    await user.type(field('Pincode'), '246001');
    await waitFor(() => expect(state()).toHaveValue('05'));
    expect(field('City or district')).toHaveValue('');
  });

  test('an address in a pincode without delivery says so and can still be saved', async () => {
    serve();
    const user = await open();
    await user.type(field('Pincode'), '999999');
    expect(await screen.findByText(/We do not deliver to this pincode yet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save address' })).toBeEnabled();
  });

  test('a failed pincode lookup leaves the form unchanged', async () => {
    const requests = serve();
    const user = await open();
    await user.type(field('Pincode'), '110001');
    await waitFor(() => expect(requests).toEqual(['110001']));
    expect(field('City or district')).toHaveValue('');
  });
});

describe('address form: messages', () => {
  test('an address field is validated on blur, and its message goes once it is corrected', async () => {
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

  test("an address field's message goes on input as soon as it is valid, before a click could miss the button", async () => {
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

  test('the GSTIN section opened for a message stays open once the message is gone', async () => {
    serve();
    const user = await open({}, { gstin: 'Check the GSTIN.' });
    const number = field('GSTIN (optional)');
    const details = number.closest('details');
    expect(details).toHaveAttribute('open');
    act(() => void details?.dispatchEvent(new Event('toggle')));
    await user.selectOptions(state(), '27');
    await user.type(number, '27AAPFU0939F1ZV');
    expect(number).not.toHaveAttribute('aria-invalid');
    expect(details).toHaveAttribute('open');
  });

  test('a refused address form lists its problems and focuses the first invalid field', async () => {
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

  test('an address form returned without JavaScript shows the typed values and the problems', async () => {
    serve();
    await open({ fullName: 'Asha', type: 'work', isDefault: 'on', gstin: 'x' }, { gstin: 'Check it.' });
    expect(field('Full name')).toHaveValue('Asha');
    expect(screen.getByRole('radio', { name: 'Work' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Make this my default address' })).toBeChecked();
    expect(field('GSTIN (optional)')).toBeInvalid();
    expect(field('GSTIN (optional)').closest('details')).toHaveAttribute('open');
  });

  test('changing the state of an address validates its GSTIN again', async () => {
    serve();
    const user = await open({ gstin: '27AAPFU0939F1ZV', stateCode: '27' });
    await user.selectOptions(state(), '29');
    await user.tab();
    expect(field('GSTIN (optional)')).toBeInvalid();
    await user.selectOptions(state(), '27');
    await user.tab();
    expect(field('GSTIN (optional)')).not.toBeInvalid();
  });
});

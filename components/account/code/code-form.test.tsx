/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import { CodeForm } from './code-form';

const send = jest.fn(async () => ({ json: async () => ({ ok: true, location: '#done' }) }));

beforeEach(() => {
  send.mockClear();
  globalThis.fetch = send as unknown as typeof fetch;
});

async function typeCode() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox', { name: 'Digit 1' }));
  await user.keyboard('1234');
  return user;
}

test('a code for an irreversible action is sent only by its button', async () => {
  render(<CodeForm action="/api/account/deletion" length={4} submit="Delete my account" returned={EMPTY_FORM} />);
  const user = await typeCode();
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(send).toHaveBeenCalledTimes(1);
});

test('a code form with `prompt` sends the complete code automatically, once', async () => {
  render(<CodeForm action="/api/sign-in" length={4} submit="Verify" returned={EMPTY_FORM} prompt />);
  await typeCode();
  expect(send).toHaveBeenCalledTimes(1);
});

/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import { InvitationForm } from './invitation-form';

const sent: { url: string; body: unknown }[] = [];
const problems = { invitation: 'This mobile number and code do not match. Please check both. 4 tries left.' };

beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return { json: async () => ({ ok: false, problems }) };
  }) as unknown as typeof fetch;
});

const mobile = () => screen.getByRole('textbox', { name: 'Invited mobile' });
const code = () => screen.getByRole('textbox', { name: 'Invitation code' });

test('the invitation form sends mobile, code and target; an error is shown at the code, which is focused', async () => {
  render(<InvitationForm context={{ place: 'user-access', next: '/watches' }} returned={EMPTY_FORM} />);
  const user = userEvent.setup();
  await user.type(mobile(), '98765 43210');
  await user.type(code(), 'wrong-1{Enter}');
  const body = { next: '/watches', mobile: '98765 43210', invitation: 'wrong-1' };
  expect(sent).toEqual([{ url: '/api/invitation', body }]);
  await waitFor(() => expect(code()).toHaveFocus());
  expect(code()).toHaveAccessibleDescription(problems.invitation);
  expect(mobile()).toHaveValue('98765 43210');
});

test('the invitation form without JavaScript comes back with its values, except for the code', () => {
  const returned = { values: { mobile: '98765 43210', invitation: 'never kept' }, problems };
  render(<InvitationForm context={{ place: 'user-access' }} returned={returned} />);
  expect(mobile()).toHaveValue('98765 43210');
  expect(code()).toHaveValue('');
  expect(code()).toHaveAccessibleDescription(problems.invitation);
});

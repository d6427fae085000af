/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import { SendCodeForm } from '../deletion/send-code-form';
import { RecoveryForm } from '../recovery/recovery-form';

const mockLeave = jest.fn();
jest.mock('#lib/storefront/platform/forms/leave.ts', () => ({ leave: (location: string) => mockLeave(location) }));
beforeEach(() => mockLeave.mockClear());

// The page before is replaced, so that browser Back also shows the code boxes.
test.each<[string, ReactElement, string]>([
  ['delete the account', <SendCodeForm key="deletion" problems={{}} />, '/myaccount/delete'],
  ['be called', <RecoveryForm key="recovery" details={null} returned={EMPTY_FORM} />, '/forgotpassword'],
])('after a code to %s is sent, the browser loads a whole new document', async (_what, form, location) => {
  global.fetch = (async () => ({ json: async () => ({ ok: true, location }) })) as unknown as typeof fetch;
  render(form);
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(mockLeave.mock.calls).toEqual([[location]]));
});

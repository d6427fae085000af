/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_FORM, type FormReply } from '#lib/forms/types.ts';
import { testLine } from '#lib/testing/cart.ts';
import { SoldOutPanel } from './sold-out-panel';

test('what was noted is said no longer once the next wish is sent', async () => {
  const replies: FormReply[] = [
    { ok: true, location: '/cart' },
    { ok: false, problems: { lines: 'Select at least one product.' } },
  ];
  global.fetch = jest.fn(async () => ({ json: async () => replies.shift() })) as unknown as typeof fetch;
  await act(async () => {
    render(
      <SoldOutPanel
        lines={[testLine('Ganga', 1, { maximum: 0, stock: 0, counted: false })]}
        returned={EMPTY_FORM}
        contact="9876543210"
        isLeaving={() => false}
        problemOf={() => ''}
        onRemove={() => undefined}
      />,
    );
  });
  const user = userEvent.setup();
  const press = () => user.click(screen.getByRole('button', { name: 'Notify Me' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Ganga' }));
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('one message for Ganga');
  await press();
  expect(screen.getByText('Select at least one product.')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

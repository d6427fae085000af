/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmButton } from './confirm-button.tsx';

test('the first press asks, the second does it, and leaving the button takes the first back', async () => {
  const user = userEvent.setup();
  let done = 0;
  const confirm = () => {
    done += 1;
  };
  render(<ConfirmButton label="Remove" question="Really remove it?" isSending={false} onConfirm={confirm} />);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(done).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Really remove it?' }));
  expect(done).toBe(1);
});

test('a double click asks, and does nothing', async () => {
  const user = userEvent.setup();
  const onConfirm = jest.fn();
  render(<ConfirmButton label="Remove" question="Really remove it?" isSending={false} onConfirm={onConfirm} />);
  await user.dblClick(screen.getByRole('button', { name: 'Remove' }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Really remove it?' })).toBeVisible();
});

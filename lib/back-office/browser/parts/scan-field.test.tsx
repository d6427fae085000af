/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StepFactsForm } from './step-facts-form.tsx';

const piece = { LineId: 'a-line-of-an-order', HUID: '', Serial: '', title: 'Watch', isJewellery: false };

test('a scanner, which ends each code with Enter, goes from piece to piece and does not send the form', async () => {
  const user = userEvent.setup();
  const sent = jest.fn();
  const pieces = [1, 2].map((Piece) => ({ ...piece, Piece }));
  const asks = { button: 'Mark as packed', pieces };
  render(<StepFactsForm name="Pack" asks={asks} isSending={false} onSubmit={sent} overtaken={null} />);
  await user.click(screen.getAllByRole('textbox')[0] ?? document.body);
  await user.keyboard('W-1{Enter}W-2{Enter}');
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['W-1', 'W-2']);
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Mark as packed' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

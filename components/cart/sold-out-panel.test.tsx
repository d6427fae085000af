/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_FORM, type FormReply } from '#lib/storefront/platform/forms/types.ts';
import { testLine } from '#lib/testing/examples/cart.ts';
import { SoldOutPanel } from './sold-out-panel';

test('the confirmation of a Notify Me request disappears when the next one is sent', async () => {
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
  const click = () => user.click(screen.getByRole('button', { name: 'Notify Me' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Ganga' }));
  await click();
  expect(screen.getByRole('status')).toHaveTextContent('a message when Ganga');
  await click();
  expect(screen.getByText('Select at least one product.')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a withdrawn line can only be removed: it has no link and no tick box, and alone no Notify Me form', () => {
  const withdrawnLine = testLine('Yamuna', 1, { maximum: 0, stock: 0, counted: false, withdrawn: true });
  const out = testLine('Ganga', 1, { maximum: 0, stock: 0, counted: false });
  const panel = (lines: (typeof withdrawnLine)[]) => (
    <SoldOutPanel
      lines={lines}
      returned={EMPTY_FORM}
      contact=""
      isLeaving={() => false}
      problemOf={() => ''}
      onRemove={() => undefined}
      onMove={() => undefined}
    />
  );
  const { rerender } = render(panel([out, withdrawnLine]));
  expect(screen.getByRole('link', { name: 'Ganga' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Yamuna' })).toBeNull();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Move/ })).toHaveLength(1);
  expect(screen.getByRole('list', { name: 'No longer sold' })).toHaveTextContent('Yamuna');
  rerender(panel([withdrawnLine]));
  expect(screen.queryByRole('button', { name: 'Notify Me' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Yamuna' })).toBeInTheDocument();
});

/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { newCoupon, newOffer } from './new-promotion.ts';
import { PromotionForm } from './promotion-form.tsx';

// What the scope offers to choose is asked by calls, which the browser tests make.
jest.mock('./scope-fields.tsx', () => ({ ScopeFields: () => null }));

const NOW = Date.parse('2026-11-27T14:05:00+05:30');
let fields: Readonly<Record<string, unknown>> = {};

function Form({ kind }: { kind: 'offers' | 'coupons' }) {
  const [edited, setEdited] = useState<Readonly<Record<string, unknown>>>(() =>
    kind === 'offers' ? newOffer(NOW) : newCoupon(NOW),
  );
  fields = edited;
  return <PromotionForm kind={kind} fields={edited} isDisabled={false} onChange={setEdited} />;
}

test('an offer takes off per cent with a limit, or an amount, and begins at a time in India', async () => {
  const user = userEvent.setup();
  render(<Form kind="offers" />);
  expect(screen.getByLabelText('Begins')).toHaveValue('2026-11-27T14:05');
  await user.clear(screen.getByRole('textbox', { name: 'Per cent' }));
  await user.type(screen.getByRole('textbox', { name: 'Per cent' }), '15 %');
  await user.type(screen.getByRole('textbox', { name: 'At most' }), '1,500');
  expect(fields.benefit).toEqual({ kind: 'percent', percent: 15, cap: 1500 });
  await user.click(screen.getByRole('combobox', { name: 'Takes off' }));
  await user.click(screen.getByRole('option', { name: 'An amount' }));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '500');
  expect(fields.benefit).toEqual({ kind: 'amount', amount: 500 });
});

test('an offer of another kind shows its own fields', async () => {
  const user = userEvent.setup();
  render(<Form kind="offers" />);
  await user.click(screen.getByRole('combobox', { name: 'Kind' }));
  await user.click(screen.getByRole('option', { name: 'Free shipping from an amount' }));
  expect(screen.queryByRole('group', { name: 'Benefit' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Minimum amount' }), '999');
  expect(fields).toMatchObject({ kind: 'free-shipping', minimumAmount: 999, benefit: null, scope: null });
});

test('a coupon has uses, and no title', async () => {
  const user = userEvent.setup();
  render(<Form kind="coupons" />);
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Uses in total' }), '7');
  await user.type(screen.getByRole('textbox', { name: 'Uses of each customer' }), '2{Backspace}');
  expect(fields).toMatchObject({ maximumUses: 7, maximumUsesPerCustomer: null });
});

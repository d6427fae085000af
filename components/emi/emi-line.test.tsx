/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EmiPlan } from '#lib/storefront/emi/types.ts';
import { EmiLine } from './emi-line';

beforeAll(() => {
  // jsdom knows the dialog element but does not implement its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const LIMITS = { lowest: 500_000, highest: 20_000_000, excludedCategories: [] };
const PLANS: EmiPlan[] = [
  { bank: 'Sahyadri Bank', months: 6, rate: 15, bankRate: 15, fee: 0, ...LIMITS },
  { bank: 'Banyan Bank', months: 24, rate: 16, bankRate: 16, fee: 19_900, ...LIMITS },
  { bank: 'Banyan Bank', months: 3, rate: 0, bankRate: 15, fee: 0, ...LIMITS },
];

test('the lowest instalment is in the page before any script, with a link to its plans that crawlers leave out', () => {
  const html = renderToStaticMarkup(<EmiLine plans={PLANS} amount={1_000_000} />);
  expect(html).toMatch(/EMI from <span[^>]*>₹490<\/span> a month/);
  expect(html).toMatch(/<a href="\/emi\?amount=10000" rel="nofollow"[^>]*>See plans<\/a>/);
  expect(html).not.toContain('aria-haspopup');
});

test.each([499_999, 20_000_001, 0])('an amount of %i paise that no bank accepts has no line', (amount) => {
  const { container } = render(<EmiLine plans={PLANS} amount={amount} />);
  expect(container).toBeEmptyDOMElement();
});

test('the plans open in a dialog by bank, the one with the lowest instalment first in view, and the focus returns', async () => {
  const user = userEvent.setup();
  render(<EmiLine plans={PLANS} amount={1_000_000} />);
  const link = screen.getByRole('link', { name: 'See plans' });
  expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  await user.click(link);
  const dialog = within(await screen.findByRole('dialog', { name: 'EMI plans' }));
  const [sahyadri, banyan] = dialog.getAllByRole('group');
  expect(sahyadri).not.toHaveAttribute('open');
  expect(banyan).toHaveAttribute('open');
  const rows = within(dialog.getByRole('table', { name: 'Banyan Bank' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'MonthsA monthInterestTotal',
    '3No-cost₹3,334₹0+ ₹44 GST₹10,044',
    '2416% a year₹490₹1,751+ ₹315 GST₹12,301',
  ]);
  expect(dialog.getByText('The total includes the bank’s fee of ₹0 to ₹235, including GST.')).toBeVisible();
  expect(
    dialog.getByText(/^No-cost EMI: we pay the bank’s interest as a discount, about ₹245 over 3 months/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close EMI plans' }));
  expect(link).toHaveFocus();
});

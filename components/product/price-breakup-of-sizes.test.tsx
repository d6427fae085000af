/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { BUY_FORM_ID } from '@/components/product/buy-form';
import { PriceBreakupOfSizes } from '@/components/product/price-breakup-of-sizes';

type Sizes = Parameters<typeof PriceBreakupOfSizes>[0]['sizes'];

const part = {
  making: 1_000_00,
  stones: 0,
  discount: 0,
  gst: 330_00,
  ratePerGram: 10_000_00,
  rateOn: '',
  metalName: 'Gold',
};
const sizes: Sizes = [1, 1.2].map((weight, index) => ({
  sku: `R-${index}`,
  name: `1${index}`,
  price: weight * 10_000_00 + 1_330_00,
  mrp: weight * 10_000_00 + 1_330_00,
  breakup: { ...part, metal: weight * 10_000_00, netWeightGrams: weight },
}));

function Page({ requested = null, chosen = '' }: { requested?: string | null; chosen?: string }) {
  return (
    <>
      <form id={BUY_FORM_ID}>
        {sizes.map(({ sku }) => (
          <input key={sku} type="radio" name="sku" value={sku} aria-label={sku} defaultChecked={sku === chosen} />
        ))}
      </form>
      <PriceBreakupOfSizes sizes={sizes} gstPercent={3} requested={requested} />
    </>
  );
}

const isOpen = (name: string) => screen.getByText(name).closest('details')?.open;

test('each size shows its weight, its price and parts that add up to it', () => {
  render(<Page />);
  const parts = [...document.querySelectorAll('details')].map((one) => one.textContent);
  expect(parts[0]).toContain('Size 101 g of metal₹11,330');
  expect(parts[1]).toContain('Size 111.2 g of metal₹13,330');
  expect(parts[1]).toContain('1.2 g × ₹10,000 per gram₹12,000');
  expect(parts[1]).toMatch(/Price₹13,330$/);
});

test('the size of the address is open, and then the one that is chosen', () => {
  render(<Page requested="11" />);
  expect([isOpen('Size 10'), isOpen('Size 11')]).toEqual([false, true]);
  fireEvent.click(screen.getByLabelText('R-0'));
  expect(isOpen('Size 10')).toBe(true);
});

test('a size chosen before the script ran is open', () => {
  render(<Page chosen="R-1" />);
  expect(isOpen('Size 11')).toBe(true);
});

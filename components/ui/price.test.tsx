/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Price } from './price';

const textOf = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ').trim();

test('a reduced price is shown beside the struck MRP and the saving', () => {
  const { container } = render(<Price price={1_249_500} mrp={1_499_500} discountPercent={16} taxes />);
  expect(container.querySelector('s')).toHaveTextContent('MRP ₹14,995');
  expect(textOf(container)).toContain('Price ₹12,495');
  expect(textOf(container)).toContain('16% off');
  expect(textOf(container)).toContain('inclusive of all taxes');
});

test('a full price shows no MRP and no saving, and the tax note only where requested', () => {
  const { container } = render(<Price price={12_500_000} mrp={12_500_000} discountPercent={0} />);
  expect(container.querySelector('s')).toBeNull();
  expect(textOf(container)).toBe('Price ₹1,25,000');
});

test('a saving below one per cent shows the MRP but no "0% off"', () => {
  const { container } = render(<Price price={999_900} mrp={1_000_000} discountPercent={0} />);
  expect(container.querySelector('s')).not.toBeNull();
  expect(textOf(container)).not.toContain('off');
});

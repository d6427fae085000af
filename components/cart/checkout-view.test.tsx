/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Cart } from '#lib/cart/types.ts';
import { testCart, testLine } from '#lib/testing/cart.ts';
import { CheckoutView } from './checkout-view';

const open = (more: Partial<Cart>) => render(<CheckoutView cart={testCart([testLine('Ganga', 1)], more)} />);

test('what comes off no longer is said above what is to be paid', () => {
  const couponRefusal = { code: 'FLAT500', reason: 'not-applicable' } as const;
  open({ couponRefusal, giftCouponRefusal: 'expired' });
  expect(
    screen.getByText('Coupon FLAT500 was taken off. This coupon is not for the items in your cart.'),
  ).toBeVisible();
  expect(screen.getByText(/^Your gift coupon is no longer held/)).toBeVisible();
});

test('where nothing was lost, nothing is said of it', () => {
  open({});
  expect(screen.queryByText(/taken off|no longer held/)).not.toBeInTheDocument();
});

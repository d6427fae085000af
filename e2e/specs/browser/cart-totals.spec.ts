import { formatPaise, product } from '../../fixtures/catalogue.ts';
import { CARDS, newGiftCoupon } from '../../fixtures/gifts.ts';
import { MiniCart } from '../../fixtures/mini-cart.ts';
import { expect, test } from '../../fixtures/test.ts';

/** ₹12,495 including 18% GST; the next is ₹2,124 including 3%. */
const watch = product('1801AV01');
const studs = product('S201RP01');

/** The figures in paise, calculated by hand from the demo's terms. */
const FIGURES = {
  mrpTotal: 14_995_00 + 2124_00,
  mrpSaving: 2500_00,
  subtotal: 14_619_00,
  // 10% of the watch.
  offerDiscount: 1250_00,
  // 10% of the price after the offer.
  couponDiscount: 1337_00,
  giftCouponDiscount: 500_00,
  // Shipping is free from ₹2,999.
  shipping: 0,
  total: 11_532_00,
  giftCardAmount: 750_00,
  payable: 10_782_00,
};
const ROWS: [name: string | RegExp, amount: string][] = [
  ['Total MRP', '₹17,119'],
  ['Discount on MRP', '−₹2,500'],
  ['Subtotal', '₹14,619'],
  [/^Offers/, '−₹1,250'],
  ['Coupon WELCOME10', '−₹1,337'],
  ['Gift coupon', '−₹500'],
  ['Shipping', 'Free'],
  ['Total', '₹11,532'],
  ['Gift cards', '−₹750'],
  ['To pay', '₹10,782'],
];

test('the figures are equal to the paisa in the cart, the mini-cart, the cart page and the checkout', async ({
  cart,
  page,
  shop,
  shopper,
  store,
  isMobile,
}) => {
  await shopper.signIn('/');
  await cart.add(watch);
  await cart.add(studs);
  for (const answer of [
    await cart.submit('coupon', { intent: 'apply', couponCode: 'welcome10' }),
    await cart.submit('gift-coupon', { intent: 'apply', code: newGiftCoupon(store, 500_00) }),
    await cart.submit('gift-cards', { intent: 'apply', ...CARDS.rest }),
  ])
    expect(answer.status()).toBe(200);

  const { figures, lines, count } = await cart.read();
  expect(figures).toMatchObject(FIGURES);
  expect(count).toBe(2);
  expect(lines.reduce((sum, { netPrice }) => sum + netPrice, 0)).toBe(FIGURES.total);
  expect(figures.taxes.map(({ percent }) => percent).toSorted((one, other) => one - other)).toEqual([3, 18]);
  expect(figures.taxes.reduce((sum, { taxable, tax }) => sum + taxable + tax, 0)).toBe(FIGURES.total);
  for (const { percent, taxable, tax } of figures.taxes) {
    // The tax included in the price of a rate's lines is percent / (100 + percent) of it, to half a paisa.
    expect(Math.abs(((taxable + tax) * percent) / (100 + percent) - tax)).toBeLessThanOrEqual(1);
  }

  const expectRows = async () => {
    for (const [name, amount] of ROWS) await expect(cart.figure(name)).toHaveText(amount);
    await expect(cart.summary.locator('dl').first().getByRole('term')).toHaveCount(ROWS.length);
    for (const { percent, taxable, tax } of figures.taxes) {
      await expect(cart.summary).toContainText(`${percent}% on ${formatPaise(taxable)}${formatPaise(tax)}`);
    }
  };
  await cart.open();
  await expect(page.getByRole('main').getByText('To pay')).not.toHaveCount(0);
  await expectRows();

  if (!isMobile) {
    const mini = new MiniCart(page);
    await shop.open('/watches');
    await mini.open();
    await expect(mini.payable).toHaveText('₹10,782');
    const shown = new Map(ROWS.map(([name, amount]) => [String(name), amount]));
    for (const name of ['Coupon WELCOME10', 'Gift coupon', 'Gift cards']) {
      await expect(mini.dialog.getByRole('term').filter({ hasText: name }).locator('+ dd')).toHaveText(
        shown.get(name) ?? '',
      );
    }
    await mini.link('Checkout').click();
  } else await cart.checkout.click();
  await expect(shop.heading('Checkout')).toBeVisible();
  await cart.unfold();
  await expectRows();
  await expect(cart.lines).toHaveCount(2);
});

test('every combination of discounts adds up, and no figure becomes negative', async ({ cart, store }) => {
  await cart.add(watch);
  const code = newGiftCoupon(store, 500_00);
  const steps: [Parameters<typeof cart.submit>[0], Record<string, string>][] = [
    ['coupon', { intent: 'apply', couponCode: 'FLAT500' }],
    ['gift-coupon', { intent: 'apply', code }],
    ['gift-cards', { intent: 'apply', ...CARDS.fifty }],
    ['coupon', { intent: 'apply', couponCode: 'WELCOME10' }],
    ['gift-coupon', { intent: 'remove' }],
    ['coupon', { intent: 'remove' }],
  ];
  const paid: number[] = [];
  for (const [part, fields] of steps) {
    expect((await cart.submit(part, fields)).status()).toBe(200);
    const { figures: of, lines } = await cart.read();
    const discounts = of.offerDiscount + of.couponDiscount + of.giftCouponDiscount;
    expect(of.subtotal - discounts + of.shipping).toBe(of.total);
    expect(of.total - of.giftCardAmount).toBe(of.payable);
    expect(of.payable).toBeGreaterThanOrEqual(0);
    expect(lines.reduce((sum, { netPrice }) => sum + netPrice, 0) + of.shipping).toBe(of.total);
    paid.push(of.total);
  }
  expect(paid).toEqual([10_745_00, 10_245_00, 10_245_00, 9_620_00, 10_120_00, 11_245_00]);
});

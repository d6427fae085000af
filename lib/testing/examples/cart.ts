import { type Cart, type CartLine, EMPTY_CART } from '#lib/storefront/cart/types.ts';

/** Creates a cart line for tests; its figures follow from price and quantity unless they are given. */
export function testLine(id: string, quantity: number, overrides: Partial<CartLine> = {}): CartLine {
  const unitPrice = overrides.unitPrice ?? 1_249_500;
  const linePrice = unitPrice * quantity;
  return {
    id,
    sku: `SKU-${id}`,
    code: id,
    title: id,
    brand: 'Aarvane',
    department: 'Watches',
    sizeName: null,
    colour: 'Blue',
    href: `/${id}`,
    photo: `/images/thumbnail/${id}-1-5f3a9c1e.webp`,
    quantity,
    maximum: 5,
    stock: 28,
    counted: (overrides.stock ?? 28) > 0,
    withdrawn: false,
    engraving: null,
    engravingTerms: null,
    unitPrice,
    addedPrice: unitPrice,
    linePrice,
    mrp: 1_499_500,
    offer: null,
    couponDiscount: 0,
    netPrice: linePrice,
    ...overrides,
  };
}

/** Creates the cart that a server would return for lines; all figures are computed here. */
export function testCart(lines: CartLine[], overrides: Partial<Cart> = {}): Cart {
  const countedLines = lines.filter((line) => line.counted);
  const sum = (value: (line: CartLine) => number) => countedLines.reduce((total, line) => total + value(line), 0);
  const subtotal = sum((line) => line.linePrice);
  const mrpTotal = sum((line) => line.mrp * line.quantity);
  return {
    ...EMPTY_CART,
    lines,
    count: lines.reduce((total, line) => total + line.quantity, 0),
    figures: {
      ...EMPTY_CART.figures,
      mrpTotal,
      mrpSaving: mrpTotal - subtotal,
      subtotal,
      total: subtotal,
      payable: subtotal,
    },
    version: 1,
    ...overrides,
  };
}

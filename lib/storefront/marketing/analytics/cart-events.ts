import type { Cart, CartLine } from '#lib/storefront/cart/types.ts';
import { basketOf, toItem, toRupeeAmount } from './items.ts';
import type { AnalyticsEvent, Item, ItemsWithValue } from './types.ts';

type CartLineSnapshot = Pick<
  CartLine,
  'sku' | 'code' | 'title' | 'brand' | 'sizeName' | 'unitPrice' | 'netPrice' | 'quantity' | 'counted'
>;

/**
 * The part of a cart that analytics events use, embedded in its page and part of every response to a change.
 */
export interface CartSnapshot {
  version: number;
  lines: CartLineSnapshot[];
  coupon: { code: string } | null;
}

/** The facts of a cart for analytics, and no other data: items of a SKU are one, whatever they are engraved with. */
export function factsOf({ version, lines, coupon }: Cart): CartSnapshot {
  const facts = new Map<string, CartLineSnapshot>();
  for (const { sku, code, title, brand, sizeName, linePrice, netPrice, quantity, counted } of lines) {
    const unitPrice = Math.round(linePrice / quantity);
    const line = { sku, code, title, brand, sizeName, unitPrice, netPrice, quantity, counted };
    const key = `${sku} ${counted}`;
    const other = facts.get(key);
    facts.set(key, other ? joinLines(other, line) : line);
  }
  return { version, lines: [...facts.values()], coupon: coupon && { code: coupon.code } };
}

function joinLines(one: CartLineSnapshot, other: CartLineSnapshot): CartLineSnapshot {
  const quantity = one.quantity + other.quantity;
  const price = one.unitPrice * one.quantity + other.unitPrice * other.quantity;
  return { ...one, quantity, unitPrice: Math.round(price / quantity), netPrice: one.netPrice + other.netPrice };
}

/** A quantity of a line as an item. A sold-out line has no net price. */
function itemWithUnits({ counted, netPrice, quantity, ...line }: CartLineSnapshot, units = quantity): Item {
  const item = toItem({ ...line, quantity, ...(counted && { netPrice }) });
  return { ...item, quantity: units };
}

function cartBasket({ lines, coupon }: CartSnapshot): ItemsWithValue & { coupon?: string } {
  const counted = lines.filter((line) => line.counted);
  const value = counted.reduce((sum, { netPrice }) => sum + netPrice, 0);
  const items = counted.map((line) => itemWithUnits(line));
  return { ...basketOf(items, toRupeeAmount(value)), ...(coupon && { coupon: coupon.code }) };
}

/** The event that the cart is viewed, or its checkout begun. */
export function cartEvent(event: 'view_cart' | 'begin_checkout', cart: CartSnapshot): AnalyticsEvent {
  return { event, ecommerce: cartBasket(cart) };
}

/** The event that shipping was chosen; the store has only one kind. */
export function shippingEvent(cart: CartSnapshot): AnalyticsEvent {
  return { event: 'add_shipping_info', ecommerce: { ...cartBasket(cart), shipping_tier: 'standard' } };
}

/** The event that a payment method was chosen. */
export function paymentEvent(cart: CartSnapshot, method: string): AnalyticsEvent {
  return { event: 'add_payment_info', ecommerce: { ...cartBasket(cart), payment_type: method } };
}

/** The events for a quantity of a SKU added to the cart, with the cart after it. */
export function additionEvents(sku: string, quantity: number, after: CartSnapshot): AnalyticsEvent[] {
  const line = after.lines.find((entry) => entry.sku === sku);
  return line ? [{ event: 'add_to_cart', ecommerce: basketOf([itemWithUnits(line, quantity)]) }] : [];
}

/** The events for what was added and removed between two carts. */
export function changeEvents(before: CartSnapshot, after: CartSnapshot): AnalyticsEvent[] {
  const quantityIn = (cart: CartSnapshot, { sku }: CartLineSnapshot) =>
    cart.lines.find((line) => line.sku === sku)?.quantity ?? 0;
  const more = (cart: CartSnapshot, than: CartSnapshot) =>
    cart.lines.flatMap((line) => {
      const units = line.quantity - quantityIn(than, line);
      return units > 0 ? [itemWithUnits(line, units)] : [];
    });
  const added = more(after, before);
  const removed = more(before, after);
  return [
    ...(added.length > 0 ? [{ event: 'add_to_cart', ecommerce: basketOf(added) } as const] : []),
    ...(removed.length > 0 ? [{ event: 'remove_from_cart', ecommerce: basketOf(removed) } as const] : []),
  ];
}

import { taxInside } from '#lib/shared/tax-inside.ts';
import { halfOfTaxInside } from '../../cart/pricing/taxes.ts';
import { itemPrice } from '../../cart/rules/line-engraving.ts';
import type { OrderLine } from '../../orders/order-repository.ts';
import { markedPiecesOf, type PackedPieces } from '../warranty/line-pieces.ts';
import { invoiceLineDetails } from './invoice-line-details.ts';

// All money is integer paise.

/** A row of a tax invoice. `taxable` + `tax` = `total`. */
export interface InvoiceRow {
  description: string;
  details: string[];
  hsnCode: string;
  quantity: number;
  /** Before tax, rounded to the paisa. */
  unitPrice: number;
  /** Before tax. */
  discount: number;
  taxable: number;
  gstPercent: number;
  tax: number;
  total: number;
}

/** The code of courier services in the scheme of classification of services. */
const SHIPPING_CODE = '996812';

/**
 * The rows of an order: one for each line of goods, then one for shipping per tax rate. Shipping is taxed like the
 * goods it comes with (section 8 of the CGST Act, 2017), so the tax of a line covers both; the goods have the tax
 * included in their own price, and shipping has the rest. So the rows add up to the order's total and taxes
 * exactly. Within the seller's state the tax of each row is two equal halves (section 9 of the CGST Act and of the
 * states' own, each at half the rate of one value), so it may differ by a paisa from the order's; the total is the
 * same.
 */
export function invoiceRows(lines: readonly OrderLine[], packed: PackedPieces, withinState: boolean): InvoiceRow[] {
  const rates = [...new Set(lines.map(({ document }) => document.gstPercent))].toSorted((a, b) => a - b);
  const shipping = rates.map((rate) => shippingRow(rate, lines, withinState)).filter(({ total }) => total > 0);
  return [...lines.map((line) => productRow(line, packed, withinState)), ...shipping];
}

function productRow(line: OrderLine, packed: PackedPieces, withinState: boolean): InvoiceRow {
  const { quantity, net, document } = line;
  const tax = rowTax(line, withinState);
  const taxable = net - tax;
  const unitPrice = unitPriceBeforeTax(line, withinState);
  return {
    description: document.title,
    details: invoiceLineDetails(line, { pieces: markedPiecesOf(line, packed), unitPrice }),
    hsnCode: document.hsnCode,
    quantity,
    unitPrice,
    discount: grossPrice(line, withinState) - taxable,
    taxable,
    gstPercent: document.gstPercent,
    tax,
    total: net,
  };
}

/** The price of one item of a line, with its engraving, before tax and before cart discounts, rounded to the paisa. */
export function unitPriceBeforeTax(line: OrderLine, withinState: boolean): number {
  return Math.round(grossPrice(line, withinState) / line.quantity);
}

/** The price of all items of a line before tax and before cart discounts. */
function grossPrice(line: OrderLine, withinState: boolean): number {
  const { quantity, net, document } = line;
  const price = itemPrice(document) * quantity;
  const tax = withinState ? taxInHalves(price, document.gstPercent) : taxInside(price, document.gstPercent);
  // Equal halves may deduct a paisa more tax from the full price than a discount of one paisa deducts from the price.
  return Math.max(price - tax, net - rowTax(line, withinState));
}

function rowTax(line: OrderLine, withinState: boolean): number {
  return withinState ? taxInHalves(line.net, line.document.gstPercent) : productTax(line);
}

/** The tax included in a price within the seller's state: two equal halves. */
export function taxInHalves(price: number, gstPercent: number): number {
  return 2 * halfOfTaxInside(price, gstPercent);
}

function productTax({ net, document: { shipping, tax, gstPercent } }: OrderLine): number {
  return shipping === 0 ? tax : Math.min(tax, taxInside(net, gstPercent));
}

function shippingRow(gstPercent: number, lines: readonly OrderLine[], withinState: boolean): InvoiceRow {
  const own = lines.filter(({ document }) => document.gstPercent === gstPercent);
  const total = own.reduce((sum, { document }) => sum + document.shipping, 0);
  const rest = own.reduce((sum, line) => sum + line.document.tax - productTax(line), 0);
  const tax = withinState ? taxInHalves(total, gstPercent) : rest;
  const taxable = total - tax;
  return {
    description: 'Shipping',
    details: [],
    hsnCode: SHIPPING_CODE,
    quantity: 1,
    unitPrice: taxable,
    discount: 0,
    taxable,
    gstPercent,
    tax,
    total,
  };
}

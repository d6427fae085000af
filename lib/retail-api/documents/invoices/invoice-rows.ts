import { CHARGE_KINDS } from '#lib/contract/index.ts';
import { chargeName } from '#lib/shared/charge-names.ts';
import { localTitle } from '#lib/shared/language/local-fact.ts';
import { taxInside } from '#lib/shared/tax-inside.ts';
import * as m from '#messages';
import { halfOfTaxInside } from '../../cart/pricing/taxes.ts';
import { itemPrice } from '../../cart/rules/line-engraving.ts';
import { sum } from '../../core/sum.ts';
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

/**
 * Codes in the scheme of classification of services: of courier services, which the collection of cash at the door is part
 * of, and of packaging services.
 */
const SERVICE_CODES = {
  shipping: '996812',
  'express-delivery': '996812',
  'cash-on-delivery': '996812',
  'gift-wrap': '998540',
} as const;

/** A service that comes with goods. */
type Service = keyof typeof SERVICE_CODES;
const SERVICES: readonly Service[] = ['shipping', ...CHARGE_KINDS];

/**
 * The rows of an order: one for each line of goods, then one for shipping and for each charge per tax rate. They are taxed
 * like the goods they come with (section 8 of the CGST Act, 2017), so the tax of a line covers all; the goods have the tax
 * included in their own price, and the services have the rest. So the rows add up to the order's total and taxes
 * exactly. Within the seller's state the tax of each row is two equal halves (section 9 of the CGST Act and of the
 * states' own, each at half the rate of one value), so it may differ by a paisa from the order's; the total is the
 * same.
 */
export function invoiceRows(lines: readonly OrderLine[], packed: PackedPieces, withinState: boolean): InvoiceRow[] {
  const rates = [...new Set(lines.map(({ document }) => document.gstPercent))].toSorted((a, b) => a - b);
  const services = rates.flatMap((rate) => serviceRows(rate, lines, withinState));
  return [...lines.map((line) => productRow(line, packed, withinState)), ...services];
}

function productRow(line: OrderLine, packed: PackedPieces, withinState: boolean): InvoiceRow {
  const { quantity, net, document } = line;
  const tax = rowTax(line, withinState);
  const taxable = net - tax;
  const unitPrice = unitPriceBeforeTax(line, withinState);
  return {
    description: localTitle(document.title),
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

/** The rows of shipping and charges at a rate; those that cost nothing are left out. */
function serviceRows(gstPercent: number, lines: readonly OrderLine[], withinState: boolean): InvoiceRow[] {
  const own = lines.filter(({ document }) => document.gstPercent === gstPercent);
  const rest = sum(own.map((line) => line.document.tax - productTax(line)));
  const all = sum(own.map(({ document }) => document.shipping));
  let before = 0;
  return SERVICES.flatMap((service) => {
    const total = sum(own.map(({ document }) => servicePrice(document, service)));
    if (total === 0) return [];
    // The taxes of the rows are steps of one sum, so that they add up to it.
    const taxUpTo = (price: number) => Math.round((rest * price) / all);
    const tax = withinState ? taxInHalves(total, gstPercent) : taxUpTo(before + total) - taxUpTo(before);
    before += total;
    return [serviceRow(service, { gstPercent, total, tax })];
  });
}

/** A line's share of a service. */
function servicePrice({ shipping, charges = [] }: OrderLine['document'], service: Service): number {
  if (service === 'shipping') return shipping - sum(charges.map(({ amount }) => amount));
  return charges.find(({ kind }) => kind === service)?.amount ?? 0;
}

function serviceRow(
  service: Service,
  { gstPercent, total, tax }: Pick<InvoiceRow, 'gstPercent' | 'total' | 'tax'>,
): InvoiceRow {
  const taxable = total - tax;
  return {
    description: service === 'shipping' ? m.invoiceShipping() : chargeName(service),
    details: [],
    hsnCode: SERVICE_CODES[service],
    quantity: 1,
    unitPrice: taxable,
    discount: 0,
    taxable,
    gstPercent,
    tax,
    total,
  };
}

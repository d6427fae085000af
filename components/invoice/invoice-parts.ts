import { landmarkLine, localityLine } from '#lib/shared/address-text.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import type { Invoice, InvoiceLine } from '#lib/storefront/orders/invoice-types.ts';
import type { OrderAddress } from '#lib/storefront/orders/types.ts';

/** A tax of an invoice: its name, its share of a GST rate, its amount in a row, and its sum. */
export interface InvoiceTax {
  name: string;
  rate(percent: number): string;
  of(row: InvoiceLine): number;
  sum: number;
}

/** Returns the taxes of an invoice: CGST and SGST of half the rate each, or IGST. */
export function taxesOf({ withinState, cgst, sgst, igst }: Invoice): InvoiceTax[] {
  const half = (percent: number) => `${percent / 2}%`;
  if (!withinState) return [{ name: 'IGST', rate: (percent) => `${percent}%`, of: (row) => row.igst, sum: igst }];
  return [
    { name: 'CGST', rate: half, of: (row) => row.cgst, sum: cgst },
    { name: 'SGST', rate: half, of: (row) => row.sgst, sum: sgst },
  ];
}

/** Returns an address as the lines of an invoice. */
export function invoiceAddressLines(address: OrderAddress): string[] {
  return [
    address.fullName,
    address.line1,
    address.line2,
    landmarkLine(address.landmark),
    localityLine(address),
    address.mobile && formatMobile(address.mobile),
  ].filter((line) => line.trim() !== '');
}

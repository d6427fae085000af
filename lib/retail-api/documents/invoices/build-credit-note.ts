import type { Selectable } from 'kysely';
import type { InvoiceWire } from '#lib/contract/index.ts';
import { localTitle } from '#lib/shared/language/local-fact.ts';
import { gatewayName } from '#lib/shared/payment-names.ts';
import { taxInside } from '#lib/shared/tax-inside.ts';
import * as m from '#messages';
import type { Database } from '../../core/db/schema.ts';
import { sum } from '../../core/sum.ts';
import type { OrderLine } from '../../orders/order-repository.ts';
import type { PurchaseRefund } from '../../orders/refunds/purchase-refunds.ts';
import { buildTaxDocument, isWithinState, type SaleFacts } from './build-invoice.ts';
import { invoiceLineDetails } from './invoice-line-details.ts';
import { type InvoiceRow, taxInHalves, unitPriceBeforeTax } from './invoice-rows.ts';
import type { CreditedLine, CreditNoteDocument } from './issue-credit-note.ts';

type RefundedPart = Pick<PurchaseRefund, 'method' | 'name' | 'amount'>;

interface CreditNoteFacts extends SaleFacts {
  creditNote: Selectable<Database['credit_notes']>;
  /** The refunds with the same reference. */
  orderRefunds: readonly RefundedPart[];
}

/**
 * A credit note for the invoice of an order (rule 53(1A) of the CGST Rules, 2017), taxed as the invoice was: the
 * amount for goods includes the shipping that is refunded with them. Null if there is no invoice.
 */
export function buildCreditNote({ creditNote, orderRefunds, ...sale }: CreditNoteFacts): InvoiceWire | null {
  const { lines: credited }: CreditNoteDocument = JSON.parse(creditNote.document);
  const rows = credited.flatMap((one) => {
    const line = sale.lines.find(({ id }) => id === one.lineId);
    return line ? [creditedRow(line, one, isWithinState(sale))] : [];
  });
  const document = buildTaxDocument(sale, { rows, payments: refundPayments(creditNote.amount, orderRefunds) });
  return (
    document && { ...document, CreditNote: { CreditNoteNumber: creditNote.number, IssuedAt: creditNote.issued_at } }
  );
}

function creditedRow(line: OrderLine, { quantity, amount }: CreditedLine, withinState: boolean): InvoiceRow {
  const { gstPercent, hsnCode, title } = line.document;
  const tax = withinState ? taxInHalves(amount, gstPercent) : taxInside(amount, gstPercent);
  const taxable = amount - tax;
  return {
    description: localTitle(title),
    // The parts of the price as it was sold: what is credited has the discounts deducted.
    details: invoiceLineDetails(line, { pieces: [], unitPrice: unitPriceBeforeTax(line, withinState) }),
    hsnCode,
    quantity,
    unitPrice: Math.round(taxable / quantity),
    discount: 0,
    taxable,
    gstPercent,
    tax,
    total: amount,
  };
}

/** The refund destinations: an amount that is not refunded as money pays for replacement goods. */
function refundPayments(amount: number, orderRefunds: readonly RefundedPart[]): InvoiceWire['Payments'] {
  const rest = amount - sum(orderRefunds.map((part) => part.amount));
  return [
    ...orderRefunds.map((part) => ({ Name: NAMES[part.method](part.name), Amount: part.amount })),
    ...(rest > 0 ? [{ Name: m.invoicePaidByExchange(), Amount: rest }] : []),
  ];
}

const NAMES: Readonly<Record<PurchaseRefund['method'], (name: string) => string>> = {
  due: () => m.invoiceAmountDue(),
  gateway: gatewayName,
  'gift-card': (digits) => m.invoiceGiftCard({ digits }),
  'new-gift-card': (digits) => m.invoiceNewGiftCard({ digits }),
  bank: (digits) => m.invoiceBankAccount({ digits }),
};

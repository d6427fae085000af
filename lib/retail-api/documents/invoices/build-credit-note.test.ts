import { inLanguage } from '#lib/shared/request-context.ts';
import { makeOrder, type PlacedOrder } from '../../testing/placed-order.ts';
import { buildCreditNote } from './build-credit-note.ts';
import { buildInvoice } from './build-invoice.ts';
import type { CreditedLine } from './issue-credit-note.ts';

const NOW = Date.parse('2026-11-24T10:00:00Z');
const seller = { legalName: 'Samay Retail Private Limited', address: ['1 Road'], gstin: '29AAGCB7383J1Z4' };
const invoiced = { invoice_number: 'SM2627-000001', invoiced_at: NOW - 1 };
const GATEWAY = { method: 'gateway', name: 'razorpay', state: 'waiting', at: NOW, reference: 'cancel:1' } as const;

function creditNoteOf({ order, document, lines }: PlacedOrder, credited: CreditedLine[], orderRefunds: number[]) {
  const amount = credited.reduce((sum, line) => sum + line.amount, 0);
  const creditNote = {
    number: 'CN2627-000001',
    order_number: order.number,
    reference: 'cancel:1',
    amount,
    issued_at: NOW,
  };
  return buildCreditNote({
    order,
    document,
    lines,
    packed: new Map(),
    seller,
    creditNote: { ...creditNote, document: JSON.stringify({ lines: credited }) },
    orderRefunds: orderRefunds.map((part) => ({ ...GATEWAY, amount: part })),
  });
}

test('a credit note names its invoice, the credited goods with their tax, and the refund destination', () => {
  const placed = makeOrder({ row: invoiced, lines: [{}, { unitPrice: 1_180_00, quantity: 2, shipping: 20_00 }] });
  const [, line] = placed.lines;
  const creditNote = creditNoteOf(placed, [{ lineId: line?.id ?? '', quantity: 1, amount: 1_190_00 }], [1_190_00]);
  expect(creditNote).toMatchObject({
    InvoiceNumber: 'SM2627-000001',
    CreditNote: { CreditNoteNumber: 'CN2627-000001', IssuedAt: NOW },
    Total: 1_190_00,
    TaxableAmount: 1_008_48,
    Cgst: 90_76,
    Sgst: 90_76,
    Igst: 0,
    TotalInWords: 'Rupees one thousand one hundred ninety only',
    Payments: [{ Name: 'Razorpay', Amount: 1_190_00 }],
    Rows: [{ Quantity: 1, UnitPrice: 1_008_48, Discount: 0, TaxableAmount: 1_008_48, GstPercent: 18, Total: 1_190_00 }],
  });
  expect(creditNote?.Rows).toHaveLength(1);
});

test('a credit note for all goods has the full tax of the invoice', () => {
  const address = { ...makeOrder().document.address, StateCode: '07', State: 'Delhi' };
  const placed = makeOrder({ row: invoiced, document: { address }, lines: [{ shipping: 99_00 }, { quantity: 3 }] });
  const { order, document, lines } = placed;
  const all = lines.map((line) => ({
    lineId: line.id,
    quantity: line.quantity,
    amount: line.net + line.document.shipping,
  }));
  const invoice = buildInvoice({ order, document, lines, packed: new Map(), seller, instrument: '' });
  const creditNote = creditNoteOf(placed, all, [order.total]);
  for (const sum of ['Total', 'TaxableAmount', 'Igst', 'Cgst'] as const) expect(creditNote?.[sum]).toBe(invoice?.[sum]);
});

test('a credit note distinguishes money for replacement goods from refunds', () => {
  const placed = makeOrder({ row: invoiced });
  const [line] = placed.lines;
  const creditNote = creditNoteOf(placed, [{ lineId: line?.id ?? '', quantity: 1, amount: 12_495_00 }], [495_00]);
  expect(creditNote?.Payments).toEqual([
    { Name: 'Razorpay', Amount: 495_00 },
    { Name: 'Items returned in exchange', Amount: 12_000_00 },
  ]);
});

test('a credit note in Hindi names goods and refunds in Hindi', () => {
  const placed = makeOrder({ row: invoiced, lines: [{ title: 'Aarvane Ganga Three-Hand Watch, Blue Dial' }] });
  const [line] = placed.lines;
  const credited = [{ lineId: line?.id ?? '', quantity: 1, amount: 12_495_00 }];
  const creditNote = inLanguage('hi', () => creditNoteOf(placed, credited, [495_00]));
  expect(creditNote?.Rows[0]?.Description).toBe('Aarvane Ganga तीन सुइयों वाली घड़ी, ब्लू डायल');
  expect(creditNote?.Payments.map(({ Name }) => Name)).toEqual(['Razorpay', 'एक्सचेंज में वापस किए गए आइटम']);
});

test('there is no credit note without an invoice', () => {
  const placed = makeOrder();
  expect(creditNoteOf(placed, [{ lineId: placed.lines[0]?.id ?? '', quantity: 1, amount: 1 }], [1])).toBeNull();
});

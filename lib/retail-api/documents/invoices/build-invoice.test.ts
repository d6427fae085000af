import { CHARGE_KINDS, invoice, toWire } from '#lib/contract/index.ts';
import { chargeName } from '#lib/shared/charge-names.ts';
import { DEMO_PROFILE } from '#lib/shared/shop-profile.ts';
import fc from '#lib/testing/generated.ts';
import { TEST_ADDRESS } from '../../testing/orders.ts';
import { makeOrder, type OrderOptions } from '../../testing/placed-order.ts';
import { buildInvoice } from './build-invoice.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const seller = DEMO_PROFILE.seller;
const PUNE = { ...TEST_ADDRESS, City: 'Pune', State: 'Maharashtra', StateCode: '27' };

function made(options: OrderOptions = {}, instrument = '') {
  const placed = makeOrder({ ...options, row: { invoice_number: 'SM2627-000001', invoiced_at: NOW, ...options.row } });
  const written = buildInvoice({ ...placed, packed: new Map(), seller, instrument });
  if (!written) throw new Error('There is no invoice.');
  return { ...placed, invoice: written };
}

test('a watch within the state has half central and half state tax, and both are equal', () => {
  const { invoice: written } = made({ lines: [{ unitPrice: 118_59 }] });
  expect(written.Rows).toEqual([
    {
      Description: 'Aarvane Ganga Three-Hand Date Watch, Blue Dial',
      Details: ['Code 1801AV00, Blue'],
      HsnCode: '9102',
      Quantity: 1,
      UnitPrice: 100_49,
      Discount: 0,
      TaxableAmount: 100_49,
      GstPercent: 18,
      Cgst: 9_05,
      Sgst: 9_05,
      Igst: 0,
      Total: 118_59,
    },
  ]);
  expect(written).toMatchObject({
    InvoiceNumber: 'SM2627-000001',
    IssuedAt: NOW,
    Seller: { GSTIN: '29AAAAA0000A1Z5', PAN: 'AAAAA0000A', StateCode: '29', State: 'Karnataka' },
    PlaceOfSupply: { StateCode: '29', State: 'Karnataka' },
    TaxableAmount: 100_49,
    Cgst: 9_05,
    Sgst: 9_05,
    Igst: 0,
    Total: 118_59,
    TotalInWords: 'Rupees one hundred eighteen and paise fifty-nine only',
    Payments: [{ Name: 'Razorpay', Amount: 118_59 }],
  });
  expect(written.Seller.Address).toEqual(['9 Clock Tower Road', 'Fraser Town', 'Bengaluru 560005, Karnataka']);
});

test('an invoice to another state has integrated tax only, whatever the billing address', () => {
  const { invoice: written } = made({ document: { address: PUNE }, lines: [{ unitPrice: 118_59 }] });
  expect(written).toMatchObject({ Cgst: 0, Sgst: 0, Igst: 18_09, PlaceOfSupply: { State: 'Maharashtra' } });
  expect(written.BillTo.State).toBe('Karnataka');
});

test('jewellery on an invoice has its hallmark, certificate, metal and weight', () => {
  const ring = {
    sizeName: '12',
    colour: 'Gold',
    metal: 'Yellow Gold 22 KT (916)',
    netWeightGrams: 3.41,
    huid: 'AZ4524',
    certificate: 'Gemstone report',
  };
  const { invoice: written } = made({ lines: [ring, {}] });
  expect(written.Rows.map(({ Details }) => Details)).toEqual([
    [
      'Code 1801AV00, Size 12, Gold',
      'Yellow Gold 22 KT (916), net weight 3.41 g',
      'HUID AZ4524',
      'Certificate: Gemstone report',
    ],
    ['Code 1801AV01, Blue'],
  ]);
});

test('an invoice has the metal rate of the day of the order, and the hallmark of each item', () => {
  const bangles = {
    rootCategory: 'Jewellery',
    metal: 'Yellow Gold 22 KT (916)',
    netWeightGrams: 31.5,
    unitPrice: 4_14_151_00,
    gstPercent: 3,
    huid: 'AZ4524',
    warrantySnapshot: {
      grossWeightGrams: 32.1,
      stones: ['Ruby: 4 stones, 0.40 ct in total'],
      breakup: {
        metal: 3_54_060_00,
        making: 46_028_00,
        stones: 2_000_00,
        discount: 0,
        gst: 12_063_00,
        metalName: 'Yellow Gold 22 KT (916)',
        ratePerGram: 11_240_00,
        rateOn: '2026-11-21',
        netWeightGrams: 31.5,
      },
      warranty: null,
    },
  };
  const watch = { rootCategory: 'Watches' };
  const placed = makeOrder({
    row: { invoice_number: 'SM2627-000001', invoiced_at: NOW },
    lines: [{ ...bangles, quantity: 2 }, watch],
  });
  const [jewel, timepiece] = placed.lines.map(({ id }) => id);
  const packed = new Map([
    [
      jewel ?? '',
      [
        { piece: 1, huid: 'AB12CD', serial: '' },
        { piece: 2, huid: 'EF34GH', serial: '' },
      ],
    ],
    [timepiece ?? '', [{ piece: 1, huid: '', serial: 'AV-000123' }]],
  ]);
  const written = buildInvoice({ ...placed, packed, seller, instrument: '' });
  expect(written?.Rows.map(({ Details }) => Details)).toEqual([
    [
      'Code 1801AV00, Blue',
      'Yellow Gold 22 KT (916), gross weight 32.1 g, net weight 31.5 g',
      'Ruby: 4 stones, 0.40 ct in total',
      'Metal rate ₹11,240 per gram on 21 Nov 2026',
      'Metal ₹3,54,060.35, making ₹46,028, stones ₹2,000 each',
      'Item 1: HUID AB12CD',
      'Item 2: HUID EF34GH',
    ],
    ['Code 1801AV01, Blue', 'Serial number AV-000123'],
  ]);
});

test('engraving that costs is part of the price and named, without its text', () => {
  const engraving = { text: 'Meera', place: 'Case back', price: 499_00, extraDays: 2 };
  const placed = makeOrder({
    row: { invoice_number: 'SM2627-000001', invoiced_at: NOW },
    lines: [{ engraving, quantity: 2 }],
  });
  const details = buildInvoice({ ...placed, packed: new Map(), seller, instrument: '' })?.Rows[0]?.Details;
  expect(details).toEqual(['Code 1801AV00, Blue', 'Engraving: ₹499 each, with tax, part of the price']);
});

test('a corrected hallmark is added with its date to the one already on the invoice', () => {
  const placed = makeOrder({
    row: { invoice_number: 'SM2627-000001', invoiced_at: NOW },
    lines: [{ rootCategory: 'Jewellery' }],
  });
  const mended = { invoiced_huid: 'AB12CD', invoiced_serial: '', marked_at: NOW };
  const detailsWith = (huid: string) => {
    const packed = new Map([[placed.lines[0]?.id ?? '', [{ piece: 1, huid, serial: '', ...mended }]]]);
    return buildInvoice({ ...placed, packed, seller, instrument: '' })?.Rows[0]?.Details;
  };
  expect(detailsWith('AB12CD')).toEqual(['Code 1801AV00, Blue', 'HUID AB12CD']);
  expect(detailsWith('AB12CE')).toEqual([
    'Code 1801AV00, Blue',
    'HUID AB12CD',
    'Corrected on 21 Nov 2026: HUID AB12CE',
  ]);
  expect(detailsWith('')?.at(-1)).toBe('Corrected on 21 Nov 2026: no HUID');
});

test('an invoice has a shipping row for each tax rate, and shows discounts before tax', () => {
  const { invoice: written } = made({
    lines: [
      { unitPrice: 11_800_00, quantity: 2, offerDiscount: 1_180_00, shipping: 59_00 },
      { unitPrice: 10_300_00, gstPercent: 3, hsnCode: '7113', shipping: 40_00 },
    ],
  });
  const shown = written.Rows.map((row) => [row.Description, row.GstPercent, row.UnitPrice, row.Discount, row.Total]);
  expect(shown.map(([, ...figures]) => figures)).toEqual([
    [18, 10_000_00, 1_000_00, 22_420_00],
    [3, 10_000_00, 0, 10_300_00],
    [3, 38_84, 0, 40_00],
    [18, 50_00, 0, 59_00],
  ]);
  expect(written.Rows.map(({ HsnCode }) => HsnCode)).toEqual(['9102', '7113', '996812', '996812']);
});

test('on the invoice of an exchange, the returned goods pay first', () => {
  const row = { exchange_of: 'RT-261121-ABC234', exchange_credit: 10_000_00, payable: 2_495_00 };
  expect(made({ row }).invoice.Payments).toEqual([
    { Name: 'Returned items (RT-261121-ABC234)', Amount: 10_000_00 },
    { Name: 'Razorpay', Amount: 2_495_00 },
  ]);
});

test('the payments on an invoice are gift cards first, then the shopper’s payment method', () => {
  expect(made({ giftCardAmount: 2_495_00 }, 'upi').invoice.Payments).toEqual([
    { Name: 'Gift card ending 4821', Amount: 2_495_00 },
    { Name: 'Razorpay, UPI', Amount: 10_000_00 },
  ]);
  const paid = made({ giftCardAmount: 12_495_00, row: { payment_method: 'gift-card' } });
  expect(paid.invoice.Payments).toEqual([{ Name: 'Gift card ending 4821', Amount: 12_495_00 }]);
  expect(made({ row: { payment_method: 'cash-on-delivery' } }).invoice.Payments[0]?.Name).toBe('Cash on delivery');
});

test('there is no invoice without an invoice number', () => {
  expect(buildInvoice({ ...makeOrder(), packed: new Map(), seller, instrument: '' })).toBeNull();
});

const lineOf = fc
  .record({
    unitPrice: fc.integer({ min: 1, max: 50_000_000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    gstPercent: fc.constantFrom(0, 0.25, 1.5, 3, 5, 12, 18, 28, 40),
    shares: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
    shipping: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9_900 })),
    charges: fc
      .subarray([...CHARGE_KINDS])
      .chain((kinds) =>
        fc.tuple(
          ...kinds.map((kind) => fc.record({ kind: fc.constant(kind), amount: fc.integer({ min: 0, max: 9_900 }) })),
        ),
      ),
  })
  .map(({ shares: [offer, coupon], shipping, ...line }) => {
    const gross = line.unitPrice * line.quantity;
    const offerDiscount = Math.floor(gross * offer);
    return {
      ...line,
      shipping: shipping + line.charges.reduce((total, { amount }) => total + amount, 0),
      offerDiscount,
      couponDiscount: Math.floor((gross - offerDiscount) * coupon),
    };
  });

test('invoice rows add up to the order total to the paisa, in another state also to its taxes', () => {
  fc.assert(
    fc.property(fc.array(lineOf, { minLength: 1, maxLength: 8 }), fc.boolean(), (lines, within) => {
      const { invoice: written, document } = made({ lines, document: { address: within ? TEST_ADDRESS : PUNE } });
      expect(invoice.safeParse(toWire(invoice, written)).error).toBeUndefined();
      const paise = (of: 'TaxableAmount' | 'Cgst' | 'Sgst' | 'Igst' | 'Total') =>
        written.Rows.reduce((total, row) => total + row[of], 0);
      const taxes = document.figures.taxes.reduce((total, { tax }) => total + tax, 0);
      expect(paise('Total')).toBe(document.figures.total);
      for (const kind of CHARGE_KINDS) {
        const rows = written.Rows.filter(({ Description }) => Description === chargeName(kind));
        const charged = lines.flatMap(({ charges }) => charges.filter((charge) => charge.kind === kind));
        expect(rows.reduce((all, { Total }) => all + Total, 0)).toBe(
          charged.reduce((all, { amount }) => all + amount, 0),
        );
      }
      const tax = paise('Cgst') + paise('Sgst') + paise('Igst');
      expect(paise('TaxableAmount')).toBe(document.figures.total - tax);
      // Each half is rounded, so that a row differs by a paisa at most.
      expect(Math.abs(tax - taxes)).toBeLessThanOrEqual(within ? written.Rows.length + lines.length : 0);
      for (const figure of ['TaxableAmount', 'Cgst', 'Sgst', 'Igst', 'Total'] as const) {
        expect(written[figure]).toBe(paise(figure));
      }
      for (const { gstPercent, taxable, tax } of document.figures.taxes) {
        const own = written.Rows.filter((row) => row.GstPercent === gstPercent);
        const sumOf = (amount: (row: (typeof own)[number]) => number) =>
          own.reduce((total, row) => total + amount(row), 0);
        const rounded = within ? own.length + lines.length : 0;
        expect(Math.abs(sumOf((row) => row.TaxableAmount) - taxable)).toBeLessThanOrEqual(rounded);
        const taxed = sumOf((row) => row.Cgst + row.Sgst + row.Igst);
        expect(Math.abs(taxed - tax)).toBeLessThanOrEqual(rounded);
      }
      for (const row of written.Rows) {
        expect(row.Sgst).toBe(row.Cgst);
        // Only the price of one item is rounded.
        const priced = row.UnitPrice * row.Quantity - row.Discount;
        expect(Math.abs(priced - row.TaxableAmount)).toBeLessThanOrEqual(row.Quantity / 2);
      }
      expect(written.Payments.reduce((total, { Amount }) => total + Amount, 0)).toBe(document.figures.total);
    }),
    {
      numRuns: 500,
      // A price that is one paisa lower may have two paise less tax in equal halves.
      examples: [
        [
          [
            {
              unitPrice: 39_143_972,
              quantity: 1,
              gstPercent: 12,
              shipping: 0,
              charges: [],
              offerDiscount: 1,
              couponDiscount: 0,
            },
          ],
          true,
        ],
      ],
    },
  );
});

import type { LineDocumentsWire, WarrantyCardWire } from '#lib/contract/index.ts';

/**
 * Creates the certificates of a line of two bangles with stones, of which both hallmarks are known, as sent on the
 * wire, in rupees.
 */
export function testLineDocuments(overrides: Partial<LineDocumentsWire> = {}): LineDocumentsWire {
  return {
    LineId: 'line-of-an-order-1',
    Metal: 'Yellow Gold 22 KT (916)',
    GrossWeightG: 32.1,
    NetWeightG: 31.5,
    Stones: ['Ruby: 4 stones, 0.40 ct in total'],
    Certificate: 'Gemstone report',
    GstPercent: 3,
    Pieces: [
      { Piece: 1, HUID: 'AB12CD', Serial: '' },
      { Piece: 2, HUID: 'EF34GH', Serial: '' },
    ],
    PriceBreakup: {
      Metal: 354_060,
      Making: 46_028,
      Stones: 2000,
      Discount: 0,
      Gst: 12_062.64,
      RatePerGram: 11_240,
      RateOn: '2026-11-21',
      NetWeightG: 31.5,
      MetalName: 'Yellow Gold 22 KT (916)',
    },
    HasWarrantyCard: true,
    ...overrides,
  };
}

/** Creates the warranty card of a watch for two years from 22 November 2026. */
export function testWarrantyCard(overrides: Partial<WarrantyCardWire> = {}): WarrantyCardWire {
  return {
    CardNumber: 'SM-261121-ABC234-W1',
    OrderNumber: 'SM-261121-ABC234',
    LineId: 'line-of-an-order-1',
    ProductTitle: 'Aarvane Meridian',
    BrandName: 'Aarvane',
    ProductCode: '1801AV01',
    SizeName: null,
    ColorName: 'Blue',
    RootCategory: 'Watches',
    Quantity: 1,
    Pieces: [{ Piece: 1, HUID: '', Serial: 'AV-000123' }],
    Metal: '',
    NetWeightG: null,
    Certificate: '',
    PurchasedAt: Date.parse('2026-11-18T10:00:00Z'),
    StartsOn: '2026-11-22',
    EndsOn: '2028-11-21',
    Months: 24,
    Covers: '24 months on the movement. The battery and strap are not covered.',
    InvoiceNumber: 'SM2627-000001',
    Seller: {
      LegalName: 'Samay Retail Private Limited',
      TradeName: 'Samay',
      Address: ['9 Clock Tower Road', 'Bengaluru 560005'],
      GSTIN: '29AAAAA0000A1Z5',
    },
    CareUrl: 'http://shop.test/page/contact',
    TestPayment: false,
    ...overrides,
  };
}

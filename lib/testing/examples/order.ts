import { type OrderWire, order } from '#lib/contract/index.ts';
import { toOrder } from '#lib/storefront/orders/transform.ts';
import type { Order } from '#lib/storefront/orders/types.ts';

/** Key of the order below. */
export const ORDER_KEY = 'key-of-an-order-1';

const ADDRESS = {
  FullName: 'Asha Rao',
  Mobile: '9876543210',
  AlternateMobile: '',
  Pincode: '560001',
  AddressLine1: '14 Lake View',
  AddressLine2: 'MG Road',
  Landmark: '',
  City: 'Bengaluru',
  StateCode: '29',
  State: 'Karnataka',
  Country: 'IN',
  GSTIN: '',
} as const;

/** Creates an order for one watch at ₹12,495 as sent on the wire, in rupees; confirmed and paid unless changed. */
export function testOrder(overrides: Partial<OrderWire> = {}): OrderWire {
  return {
    OrderNumber: 'SM-261121-ABC234',
    OrderKey: ORDER_KEY,
    State: 'confirmed',
    PaymentMethod: 'razorpay',
    PaymentState: 'paid',
    TestPayment: false,
    Gift: { Wrap: false, Message: '', HidePrices: false },
    CanPay: false,
    HoldExpiresAt: null,
    PlacedAt: Date.parse('2026-11-21T10:00:00Z'),
    Total: 12_594,
    ShippingCharges: 99,
    Charges: [],
    TotalMRP: 14_995,
    SubTotal: 12_495,
    TotalItemLevelDiscount: 2500,
    DiscountOfferText: '',
    DiscountOfferValue: 0,
    CurrencySymbol: '₹',
    CouponCode: '',
    CouponDiscount: 0,
    GiftCouponDiscount: 0,
    GiftCardAmount: 0,
    PayableAmount: 12_594,
    RefundAmount: 0,
    StandsInstead: '',
    CancelReason: '',
    Taxes: [{ GstPercent: 18, TaxableAmount: 10_672.88, TaxAmount: 1921.12 }],
    TotalQuantity: 1,
    Products: [
      {
        LineId: 'line-1',
        SKU: '1801AV01',
        ProductCode: '1801AV01',
        ProductTitle: 'Aarvane Meridian',
        BrandName: 'Aarvane',
        RootCategory: 'Watches',
        Category: 'Men',
        ColorName: 'Blue',
        SizeName: null,
        Quantity: 1,
        UnitPrice: 12_495,
        INRPrice: 12_495,
        MRP: 14_995,
        ThumbnailImageUrl: '/images/thumbnail/1801AV01-1-5f3a9c1e.webp',
        ProductUrl: 'aarvane-meridian-1801av01',
        GstPercent: 18,
        OfferTitle: '',
        OfferDiscount: 0,
        CouponDiscount: 0,
        GiftCouponDiscount: 0,
        NetPrice: 12_495,
        HsnCode: '9102',
        CancelledQuantity: 0,
        ReturnedQuantity: 0,
        ReturnableQuantity: 0,
        ReturnUntil: null,
      },
    ],
    Address: ADDRESS,
    BillingAddress: ADDRESS,
    GSTIN: '',
    Mobile: '9876543210',
    Email: '',
    EarliestDate: '2026-11-24',
    LatestDate: '2026-11-27',
    DeliveryDays: '3-6',
    IdentityNeeded: false,
    InvoiceNumber: '',
    Actions: [],
    Events: [{ Kind: 'placed', At: Date.parse('2026-11-21T10:00:00Z'), ReturnNumber: '' }],
    Parcels: [],
    Returns: [],
    OrderRefunds: [],
    DueAmount: 0,
    ExchangeOf: '',
    ExchangeCredit: 0,
    CreditNotes: [],
    ...overrides,
  };
}

/** Creates the same order before it is paid. */
export function unpaidOrder(overrides: Partial<OrderWire> = {}): OrderWire {
  return testOrder({ State: 'payment-pending', PaymentState: 'awaiting', CanPay: true, ...overrides });
}

/** Converts an order on the wire, in rupees, to the storefront's order, in paise. */
export function storeOrder(wire: OrderWire): Order {
  return toOrder(order.parse(wire));
}

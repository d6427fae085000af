import { type OrderReturnWire, orderReturn } from '#lib/contract/index.ts';
import { toOrderReturn } from '#lib/storefront/orders/returns/transform.ts';
import type { OrderReturn } from '#lib/storefront/orders/returns/types.ts';
import { testOrder } from './order.ts';

export const RETURN_NUMBER = 'RT-261128-ABC234';

/** Creates a return of the watch of `testOrder`, requested but not yet reviewed unless changed. */
export function testReturn(overrides: Partial<OrderReturnWire> = {}): OrderReturnWire {
  const { OrderNumber, OrderKey, Address, Products } = testOrder();
  const at = Date.parse('2026-11-28T06:00:00Z');
  return {
    ReturnNumber: RETURN_NUMBER,
    OrderNumber,
    OrderKey,
    Kind: 'return',
    State: 'requested',
    RequestedAt: at,
    Events: [{ State: 'requested', At: at }],
    Lines: Products.map((line) => ({
      LineId: line.LineId,
      ProductTitle: line.ProductTitle,
      BrandName: line.BrandName,
      ThumbnailImageUrl: line.ThumbnailImageUrl,
      ProductUrl: line.ProductUrl,
      SizeName: line.SizeName,
      Quantity: 1,
      Reason: 'damaged',
      Amount: 12_594,
      Replacement: null,
    })),
    Comment: '',
    PhotoIds: [],
    PickupAddress: Address,
    PickupDate: '2026-11-30',
    PickupSlot: 'morning',
    SealIntact: true,
    TagsOn: true,
    RefundTo: 'source',
    BankAccountDigits: '',
    RefundAmount: 12_594,
    Difference: 0,
    ExchangeEnd: '',
    StoreNote: '',
    Courier: '',
    AWB: '',
    ReplacementOrderNumber: '',
    ReplacementOrderKey: '',
    CanWithdraw: true,
    ...overrides,
  };
}

/** Converts a return on the wire, in rupees, to the storefront's return, in paise. */
export function storeReturn(wire: OrderReturnWire): OrderReturn {
  return toOrderReturn(orderReturn.parse(wire));
}

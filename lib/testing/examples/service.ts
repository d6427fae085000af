import { type ServiceRequestWire, serviceRequest } from '#lib/contract/index.ts';
import { toServiceRequest } from '#lib/storefront/service/transform.ts';
import type { ServiceRequest } from '#lib/storefront/service/types.ts';
import { testOrder } from './order.ts';

export const SERVICE_NUMBER = 'SV-261128-ABC234';

/** Creates a service request for the watch of `testOrder`, just received unless changed. */
export function testService(overrides: Partial<ServiceRequestWire> = {}): ServiceRequestWire {
  const { OrderNumber, Address, Products } = testOrder();
  const [line] = Products;
  const at = Date.parse('2026-11-28T06:00:00Z');
  return {
    ServiceNumber: SERVICE_NUMBER,
    OrderNumber,
    LineId: line?.LineId ?? '',
    ProductTitle: line?.ProductTitle ?? '',
    BrandName: line?.BrandName ?? '',
    ThumbnailImageUrl: line?.ThumbnailImageUrl ?? '',
    ProductUrl: line?.ProductUrl ?? '',
    SizeName: null,
    Reason: 'not-working',
    Comment: 'It stopped last week.',
    PhotoIds: [],
    Handover: 'pick-up',
    PickupAddress: Address,
    PickupDate: '2026-11-30',
    PickupSlot: 'morning',
    StoreCode: '',
    StoreName: '',
    State: 'received',
    RequestedAt: at,
    Events: [{ State: 'received', At: at }],
    WarrantyUntil: '2028-11-21',
    InWarranty: true,
    WarrantyCovers: '24 months on the movement.',
    Estimate: null,
    StoreNote: '',
    Courier: '',
    AWB: '',
    CanWithdraw: true,
    ...overrides,
  };
}

/** Converts a request on the wire, in rupees, to the storefront's, in paise. */
export function storeService(overrides: Partial<ServiceRequestWire> = {}): ServiceRequest {
  return toServiceRequest(serviceRequest.parse(testService(overrides)));
}

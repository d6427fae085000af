import { rupeesOf } from '#lib/contract/index.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import type { CourierParcel } from '../courier.ts';

const GRAMS_PER_KG = 1000;
/** Limits of Shiprocket's fields. */
const MAX_CITY = 30;
const MAX_NAME = 60;

/** The weight of a parcel as Shiprocket takes it. */
export const kilograms = (grams: number) => grams / GRAMS_PER_KG;

/** The body of `orders/create/adhoc`: the amounts in rupees, the weight in kilograms. */
export function orderBody(parcel: CourierParcel, pickupLocation: string) {
  const { address, due } = parcel;
  const [first = '', ...rest] = address.FullName.trim().split(/\s+/);
  return {
    order_id: parcel.reference,
    order_date: dayInIndia(parcel.orderedAt),
    pickup_location: pickupLocation,
    billing_customer_name: first.slice(0, MAX_NAME),
    billing_last_name: rest.join(' ').slice(0, MAX_NAME),
    billing_address: address.AddressLine1,
    billing_address_2: [address.AddressLine2, address.Landmark].filter((line) => line !== '').join(', '),
    billing_city: address.City.slice(0, MAX_CITY),
    billing_pincode: Number(address.Pincode),
    billing_state: address.State,
    billing_country: 'India',
    billing_email: parcel.email,
    billing_phone: Number(parcel.mobile),
    shipping_is_billing: true,
    order_items: parcel.items.map(({ title, sku, quantity, price, hsnCode }) => ({
      name: title,
      sku,
      units: quantity,
      selling_price: rupeesOf(price),
      hsn: hsnCode,
    })),
    payment_method: due > 0 ? 'COD' : 'Prepaid',
    // What is collected of a COD order; what the parcel is worth of another one.
    sub_total: rupeesOf(due > 0 ? due : parcel.value),
    length: parcel.lengthCm,
    breadth: parcel.breadthCm,
    height: parcel.heightCm,
    weight: kilograms(parcel.weightGrams),
  };
}

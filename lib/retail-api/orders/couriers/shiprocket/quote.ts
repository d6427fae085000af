import { z } from 'zod';
import { paiseOf, rupeesOf } from '#lib/contract/index.ts';
import { type CourierOffer, type CourierParcel, CourierRefused } from '../courier.ts';
import { type ShiprocketApi, ShiprocketRefused } from './api.ts';
import { kilograms } from './order-body.ts';

const amount = z.coerce.number().min(0);
const company = z.object({
  courier_company_id: z.number().int(),
  courier_name: z.string(),
  rate: amount,
  estimated_delivery_days: z.coerce.number().int().min(0).nullish().catch(null),
});
/** Where nobody goes, `data` is missing or the list is empty, also with HTTP 200. */
const answer = z.object({
  data: z
    .object({
      available_courier_companies: z.array(company).default([]),
      recommended_courier_company_id: z.number().int().nullish(),
    })
    .nullish()
    .catch(null),
});

/** An offer, with the number of the courier company that makes it. */
interface CompanyOffer extends CourierOffer {
  companyId: number;
}

/** The offer that Shiprocket recommends, otherwise the cheapest. Throws CourierRefused where nobody goes. */
export async function quoteParcel(
  api: ShiprocketApi,
  parcel: CourierParcel,
  pickupPincode: string,
  signal: AbortSignal,
): Promise<CompanyOffer> {
  const query = new URLSearchParams({
    pickup_postcode: pickupPincode,
    delivery_postcode: parcel.address.Pincode,
    weight: String(kilograms(parcel.weightGrams)),
    cod: parcel.due > 0 ? '1' : '0',
    declared_value: String(rupeesOf(parcel.value)),
  });
  const { data } = await api.call(answer, { path: `/courier/serviceability/?${query}`, signal }).catch((error) => {
    if (error instanceof ShiprocketRefused && error.status === 404) return { data: null };
    throw error;
  });
  const companies = data?.available_courier_companies ?? [];
  const best =
    companies.find(({ courier_company_id }) => courier_company_id === data?.recommended_courier_company_id) ??
    companies.toSorted((a, b) => a.rate - b.rate)[0];
  if (!best) throw new CourierRefused(notServed(parcel));
  return {
    companyId: best.courier_company_id,
    carrier: best.courier_name,
    charge: paiseOf(best.rate),
    days: best.estimated_delivery_days ?? null,
  };
}

function notServed({ address, due }: CourierParcel): string {
  const how = due > 0 ? ' with cash on delivery' : '';
  return `The courier does not serve ${address.Pincode}${how}.`;
}

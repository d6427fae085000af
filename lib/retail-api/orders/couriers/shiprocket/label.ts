import { z } from 'zod';
import { readBounded } from '#lib/shared/read-bounded.ts';
import { CourierRefused, CourierUnavailable } from '../courier.ts';
import type { ShiprocketApi } from './api.ts';

const MAX_LABEL_BYTES = 5 * 1024 * 1024;
const FETCH_WITHIN_MS = 15_000;
const created = z.object({ label_created: z.number().optional(), label_url: z.string().nullish() });

/** The label of a shipment as the bytes of a PDF. */
export async function fetchLabel(
  api: ShiprocketApi,
  { shipmentId, apiUrl }: { shipmentId: string; apiUrl: string },
  signal: AbortSignal,
): Promise<Buffer> {
  const body = { shipment_id: [Number(shipmentId)] };
  const { label_url } = await api.call(created, { path: '/courier/generate/label', body, signal });
  if (!label_url) throw new CourierRefused('The courier has no label for this parcel yet. Try again in a minute.');
  return download(label_url, apiUrl, signal);
}

/** Labels are files in a storage of Shiprocket, which is not asked with the token. */
async function download(address: string, apiUrl: string, signal: AbortSignal): Promise<Buffer> {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.origin !== new URL(apiUrl).origin)
    throw new CourierUnavailable("The label's address is not safe to open.");
  let bytes: Buffer | null;
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(FETCH_WITHIN_MS)]),
    });
    bytes = response.ok ? await readBounded(response.body, MAX_LABEL_BYTES) : null;
  } catch (error) {
    throw new CourierUnavailable('The label cannot be downloaded.', { cause: error });
  }
  if (!bytes?.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new CourierUnavailable('The label is not a PDF.');
  return bytes;
}

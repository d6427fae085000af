import { pincode as pincodeField } from '#lib/contract/index.ts';
import { deliveryProblem } from '#lib/storefront/cart/delivery-problem.ts';
import { type DeliveryAnswer, type DeliveryQuery, deliveryLines } from '#lib/storefront/catalogue/delivery-text.ts';
import { checkServiceability } from '#lib/storefront/catalogue/server.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';

/**
 * Looks up the delivery for the pincode in a product's URL, for shoppers without JavaScript; undefined where
 * there is none.
 */
export async function loadDelivery(pincodeParam: string | null, code: string): Promise<DeliveryQuery | undefined> {
  if (pincodeParam === null) return undefined;
  const pincode = pincodeParam.replace(/\s/g, '').slice(0, 12);
  return { pincode, answer: await answer(pincode, code) };
}

async function answer(pincode: string, code: string): Promise<DeliveryAnswer> {
  if (!pincodeField.safeParse(pincode).success) return { ok: false, message: m.productPincodeInvalid() };
  const result = await checkServiceability(await requireAdmission(), pincode, code);
  if (result.ok) return { ok: true, lines: deliveryLines(result.value) };
  return { ok: false, message: deliveryProblem(result.failure) };
}

import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { formKey } from '#lib/storefront/platform/forms/form-key.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { callAsVisitor } from '#lib/storefront/platform/session/visitor-call.ts';
import type { OldGoldFormValues } from './schema.ts';

/** Asks for the exchange value of old gold; returns the number of the enquiry. */
export async function requestOldGoldEnquiry(session: ShopperSession, form: OldGoldFormValues): Promise<Result<string>> {
  const reply = await callAsVisitor(session, calls.requestOldGoldEnquiry, {
    Metal: form.metal,
    Purity: form.purity,
    WeightG: form.weight,
    Pieces: form.pieces,
    Place: form.place,
    Preference: form.preference,
    Name: form.name,
    Mobile: form.mobile,
    Email: form.email,
    Note: form.note,
    IdempotencyKey: formKey(form),
  });
  return reply.ok ? success(reply.value.Reference) : reply;
}

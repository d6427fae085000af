import type { Metadata } from 'next';
import { PINCODE_FORM } from '#lib/storefront/catalogue/pincode-form.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { readPincode } from '#lib/storefront/platform/session/read.ts';
import * as m from '#messages';
import { PincodeView } from '@/components/pincode/pincode-view';

export function generateMetadata(): Metadata {
  return { title: m.productPincodePageTitle(), robots: { index: false } };
}

/** The form that remembers the pincode for delivery dates, for browsers without JavaScript. */
export default async function PincodePage({ searchParams }: { searchParams: Promise<RefusedParameter> }) {
  await requireAdmission();
  return <PincodeView remembered={await readPincode()} returned={await readForm(PINCODE_FORM, await searchParams)} />;
}

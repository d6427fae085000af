import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { codeStepOf } from '#lib/storefront/account/codes/code-cookie.ts';
import { getCode } from '#lib/storefront/account/server/code-step.ts';
import { getOpenedRequest } from '#lib/storefront/account/server/opened-request.ts';
import { isShopperSignedIn } from '#lib/storefront/account/server/sign-in.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { isRecoveryClosed } from '#lib/storefront/platform/gate/index.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import * as m from '#messages';
import { RecoveryView } from '@/components/account/recovery/recovery-view';

export function generateMetadata(): Metadata {
  return { title: m.accountRecoveryTitle(), robots: { index: false } };
}

interface ForgotPasswordPageProps {
  searchParams: Promise<{ step?: string | string[]; reference?: string | string[] } & RefusedParameter>;
}

/** The page for shoppers who have lost access to their number, or look for a password. */
export default async function ForgotPasswordPage({ searchParams }: ForgotPasswordPageProps) {
  await requireAdmission();
  if (isRecoveryClosed({ signedIn: await isShopperSignedIn() })) redirect(paths.signIn());
  const search = await searchParams;
  const { step } = search;
  const [code, reference, sendForm, checkForm] = await Promise.all([
    getCode('recovery'),
    getOpenedRequest(search.reference),
    readForm('recovery-code', search),
    readForm('recovery', search),
  ]);
  const details = code && { email: code.email, orderNumber: code.orderNumber, mobile: code.newMobile };
  return (
    <RecoveryView
      details={details}
      step={code && step !== 'details' ? codeStepOf(code, Date.now()) : null}
      reference={reference}
      sendForm={sendForm}
      checkForm={checkForm}
    />
  );
}

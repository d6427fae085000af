import { formatMobile } from '#lib/shared/mobile.ts';
import * as paths from '#lib/shared/paths.ts';
import type { CodeStepState } from '#lib/storefront/account/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { AccountPage } from '@/components/account/layout/account-page';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { DeletionCode } from './deletion-code';
import { SendCodeForm } from './send-code-form';

interface DeletionViewProps {
  /** Ten digits; empty where the number is unknown here. */
  mobile: string;
  wishlist: boolean;
  /** The step of the code that was sent; null before. */
  step: CodeStepState | null;
  /** The states of the two forms, re-rendered by the server after a submission without JavaScript. */
  sendForm: FormState;
  checkForm: FormState;
}

/** The page that deletes the account: first the consequences, then a code to confirm. */
export function DeletionView({ mobile, wishlist, step, sendForm, checkForm }: DeletionViewProps) {
  const number = mobile === '' ? 'your mobile number' : formatMobile(mobile);
  return (
    <AccountPage title="Delete my account">
      <DeletionDetails mobile={mobile} wishlist={wishlist} />
      <div className="mt-8 max-w-measure border-line border-t pt-6">
        {step ? (
          <>
            <p role="status">We sent a code to {number}. Enter it to delete your account.</p>
            <DeletionCode step={step} sendForm={sendForm} checkForm={checkForm} />
          </>
        ) : (
          <>
            <p>To make sure it is you, we will send a code to {number}.</p>
            <SendCodeForm problems={{ ...checkForm.problems, ...sendForm.problems }} />
          </>
        )}
        <Link href={paths.privacy()} className={`${buttonClass('quiet')} mt-3`}>
          Keep my account
        </Link>
      </div>
    </AccountPage>
  );
}

interface DeletionDetailsProps {
  /** Ten digits; empty where the number is unknown here. */
  mobile: string;
  wishlist: boolean;
}

/** The consequences of deleting an account. */
function DeletionDetails({ mobile, wishlist }: DeletionDetailsProps) {
  return (
    <div className="mt-6 max-w-measure">
      <h2 className="text-xl">What we delete</h2>
      <p className="mt-2">
        Your profile, your addresses, {wishlist && 'your wishlist, '}your cart, your reviews, questions and answers with
        their photos, your choices about messages, and the messages you asked us for. If we have not collected a return
        yet, we cancel it and you keep the items. We sign you out on every device.
      </p>
      <h2 className="mt-6 text-xl">What we keep</h2>
      <p className="mt-2">
        Your orders and invoices, because tax law asks us to keep them. If we already have the items of a return, we
        complete the refund or exchange. We keep nothing else.
      </p>
      <p className="mt-6">
        You cannot undo this. You can sign in again with {mobile === '' ? 'your number' : formatMobile(mobile)} at any
        time, which starts a new account.
      </p>
    </div>
  );
}

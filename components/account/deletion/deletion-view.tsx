import { formatMobile } from '#lib/shared/mobile.ts';
import * as paths from '#lib/shared/paths.ts';
import type { CodeStepState } from '#lib/storefront/account/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { AccountPage } from '@/components/account/frame/account-page';
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
            <p role="status">We sent a code to {number}. With it your account is deleted at once.</p>
            <DeletionCode step={step} sendForm={sendForm} checkForm={checkForm} />
          </>
        ) : (
          <>
            <p>To make sure that it is you, we send a code to {number}.</p>
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
      <h2 className="text-xl">What goes</h2>
      <p className="mt-2">
        Your profile, your addresses, {wishlist && 'your wishlist, '}what is in your cart, what you wrote about our
        pieces with its photos, your choices about messages and the messages that you asked us for. A return that we
        have not collected yet ends, and its pieces stay with you. You are signed out on every device.
      </p>
      <h2 className="mt-6 text-xl">What stays</h2>
      <p className="mt-2">
        Orders and their invoices, once there are any: tax law asks us to keep them. A return whose pieces we have goes
        on until it is paid or replaced. Nothing else.
      </p>
      <p className="mt-6">
        This cannot be undone. You can sign in with {mobile === '' ? 'your number' : formatMobile(mobile)} again at any
        time; that begins a new account.
      </p>
    </div>
  );
}

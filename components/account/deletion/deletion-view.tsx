import { formatMobile } from '#lib/shared/mobile.ts';
import * as paths from '#lib/shared/paths.ts';
import type { CodeStepState } from '#lib/storefront/account/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
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
  const number = mobile === '' ? m.accountDeletionYourMobile() : formatMobile(mobile);
  return (
    <AccountPage title={m.accountDelete()}>
      <DeletionDetails mobile={mobile} wishlist={wishlist} />
      <div className="mt-8 max-w-measure border-line border-t pt-6">
        {step ? (
          <>
            <p role="status">{m.accountDeletionCodeSent({ number })}</p>
            <DeletionCode step={step} sendForm={sendForm} checkForm={checkForm} />
          </>
        ) : (
          <>
            <p>{m.accountDeletionCodeNeeded({ number })}</p>
            <SendCodeForm problems={{ ...checkForm.problems, ...sendForm.problems }} />
          </>
        )}
        <Link href={paths.privacy()} className={`${buttonClass('quiet')} mt-3`}>
          {m.accountDeletionKeep()}
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
      <h2 className="text-xl">{m.accountDeletionWhatGoes()}</h2>
      <p className="mt-2">{wishlist ? m.accountDeletionGoesWishlist() : m.accountDeletionGoes()}</p>
      <h2 className="mt-6 text-xl">{m.accountDeletionWhatStays()}</h2>
      <p className="mt-2">{m.accountDeletionStays()}</p>
      <p className="mt-6">
        {mobile === '' ? m.accountDeletionFinal() : m.accountDeletionFinalNumber({ number: formatMobile(mobile) })}
      </p>
    </div>
  );
}

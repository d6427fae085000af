import type { CodeStep } from '#lib/account/types.ts';
import type { FormState } from '#lib/forms/types.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import * as paths from '#lib/shared/paths.ts';
import { AccountPage } from '@/components/account/frame/account-page';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { DeletionCode } from './deletion-code';
import { DeletionFacts } from './deletion-facts';
import { SendCodeForm } from './send-code-form';

interface DeletionViewProps {
  /** Ten digits; empty where it is not known here. */
  mobile: string;
  wishlist: boolean;
  /** Of the code that was sent; null before. */
  step: CodeStep | null;
  /** The two forms as they came back without scripts. */
  asked: FormState;
  tried: FormState;
}

/** Deletes the account: first what it means, then a code to make sure. */
export function DeletionView({ mobile, wishlist, step, asked, tried }: DeletionViewProps) {
  const number = mobile === '' ? 'your mobile number' : formatMobile(mobile);
  return (
    <AccountPage title="Delete my account">
      <DeletionFacts mobile={mobile} wishlist={wishlist} />
      <div className="mt-8 max-w-measure border-line border-t pt-6">
        {step ? (
          <>
            <p role="status">We sent a code to {number}. Enter it to delete your account at once.</p>
            <DeletionCode step={step} asked={asked} tried={tried} />
          </>
        ) : (
          <>
            <p>To make sure it is you, we will send a code to {number}.</p>
            <SendCodeForm problems={{ ...tried.problems, ...asked.problems }} />
          </>
        )}
        <Link href={paths.privacy()} className={`${buttonClass('quiet')} mt-3`}>
          Keep my account
        </Link>
      </div>
    </AccountPage>
  );
}

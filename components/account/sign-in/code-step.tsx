'use client';

import { type MouseEvent, useId, useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import { type SignInContext, signInPage } from '#lib/storefront/account/sign-in/place.ts';
import type { SignInCode } from '#lib/storefront/account/sign-in/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { CodeEntry } from '@/components/account/code/code-entry';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';

interface CodeStepProps {
  code: SignInCode;
  context: SignInContext;
  /** Hidden fields that both forms send. */
  fields: Readonly<Record<string, string>>;
  /** The states of the two forms, re-rendered by the server after a submission without JavaScript. */
  sendForm: FormState;
  checkForm: FormState;
  onSent: (code: SignInCode) => void;
  onChangeNumber: () => void;
  onRight: () => void;
}

/** Returns the sentence about the sent code, with the mobile number in a tag. */
function codeSentText({ resent, sends, length, mobile }: SignInCode, isLocked: boolean): string {
  const number = formatMobile(mobile);
  if (resent) return isLocked ? m.accountCodeSentBefore({ number }) : m.accountCodeSentBeforeEnter({ number });
  return sends > 1 ? m.accountCodeSentAgain({ number }) : m.accountCodeSent({ length, number });
}

/** The step for the code that was sent to the mobile number. */
export function CodeStep({
  code,
  context,
  fields,
  sendForm,
  checkForm,
  onSent,
  onChangeNumber,
  onRight,
}: CodeStepProps) {
  const sentId = useId();
  const checkedId = useId();
  const [isLocked, setIsLocked] = useState(code.lockedForSeconds > 0);
  const changeNumber = (event: MouseEvent) => {
    event.preventDefault();
    onChangeNumber();
  };

  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p id={sentId} role="status">
          <TaggedText
            text={codeSentText(code, isLocked)}
            tags={{
              number: (inner) => <span className="whitespace-nowrap font-medium tabular-nums">{inner}</span>,
            }}
          />
        </p>
        <Link
          href={signInPage(context, 'number')}
          onClick={changeNumber}
          className="inline-flex min-h-11 items-center text-muted text-sm underline decoration-line underline-offset-4 hover:text-ink"
        >
          {m.accountCodeChangeNumber()}
        </Link>
      </div>
      {!isLocked && (
        <p id={checkedId} className="needs-script text-muted text-sm">
          {m.accountCodeChecked()}
        </p>
      )}
      <CodeEntry<SignInCode>
        key={code.sends}
        step={code}
        onLock={setIsLocked}
        codeForm={{
          action: apiPaths.signIn(),
          submit: m.accountCodeVerify(),
          returned: checkForm,
          fields,
          describedBy: `${sentId} ${checkedId}`,
          prompt: true,
          onRight,
        }}
        resendForm={{
          action: apiPaths.signInCode(),
          fields: { ...fields, mobile: code.mobile },
          returned: sendForm,
          offersCall: code.sends > 1,
          onSent,
        }}
      />
    </div>
  );
}

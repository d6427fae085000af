'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import { clearShopper } from '#lib/storefront/account/clear-shopper.ts';
import type { CodeStepState } from '#lib/storefront/account/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { CodeEntry } from '@/components/account/code/code-entry';

interface DeletionCodeProps {
  step: CodeStepState;
  /** The states of the two forms, re-rendered by the server after a submission without JavaScript. */
  sendForm: FormState;
  checkForm: FormState;
}

/** The form for the code that deletes the account; it is submitted only by its button. */
export function DeletionCode({ step, sendForm, checkForm }: DeletionCodeProps) {
  return (
    <CodeEntry
      step={step}
      codeForm={{
        action: apiPaths.deletion(),
        submit: m.accountDelete(),
        returned: checkForm,
        onRight: clearShopper,
      }}
      resendForm={{ action: apiPaths.deletionCode(), returned: sendForm }}
    />
  );
}

'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import { clearShopper } from '#lib/storefront/account/leaving.ts';
import type { CodeStepState } from '#lib/storefront/account/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { CodeEntry } from '@/components/account/code/code-entry';

interface DeletionCodeProps {
  step: CodeStepState;
  /** The two forms as they came back without scripts. */
  sendForm: FormState;
  checkForm: FormState;
}

/** Takes the code that deletes the account. Nothing sends it but the button. */
export function DeletionCode({ step, sendForm, checkForm }: DeletionCodeProps) {
  return (
    <CodeEntry
      step={step}
      codeForm={{
        action: apiPaths.deletion(),
        submit: 'Delete my account',
        returned: checkForm,
        onRight: clearShopper,
      }}
      resendForm={{ action: apiPaths.deletionCode(), returned: sendForm }}
    />
  );
}

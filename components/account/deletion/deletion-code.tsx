'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import { clearShopper } from '#lib/storefront/account/leaving.ts';
import type { CodeStepState } from '#lib/storefront/account/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { CodeEntry } from '@/components/account/code/code-entry';

interface DeletionCodeProps {
  step: CodeStepState;
  /** The two forms as they came back without scripts. */
  asked: FormState;
  tried: FormState;
}

/** Takes the code that deletes the account. Nothing sends it but the button. */
export function DeletionCode({ step, asked, tried }: DeletionCodeProps) {
  return (
    <CodeEntry
      step={step}
      give={{ action: apiPaths.deletion(), submit: 'Delete my account', returned: tried, onRight: clearShopper }}
      ask={{ action: apiPaths.deletionCode(), returned: asked }}
    />
  );
}

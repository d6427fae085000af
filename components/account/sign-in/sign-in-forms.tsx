'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import { formatMobile } from '#lib/shared/mobile.ts';
import { clearPreviousPage, previousPage } from '#lib/storefront/account/previous-url.ts';
import { type SignInContext, signInPage } from '#lib/storefront/account/sign-in/place.ts';
import type { SignInCode, SignInState } from '#lib/storefront/account/sign-in/types.ts';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { CodeStep } from './code-step';
import { NumberForm } from './number-form';
import { useStepHistory } from './use-step-history';

const neverChanges = () => () => undefined;
const nothing = () => null;

/** State re-rendered after a submission without JavaScript belongs to the rendered form, not to later steps. */
const changed = (state: SignInState, change: Partial<SignInState>): SignInState => ({
  ...state,
  sendForm: EMPTY_FORM,
  checkForm: EMPTY_FORM,
  ...change,
});

interface SignInFormsProps {
  context: SignInContext;
  rendered: SignInState;
}

/** The sign-in forms: first the number, then the code sent to it; both on the same page where scripts run. */
export function SignInForms({ context, rendered }: SignInFormsProps) {
  const router = useRouter();
  const [state, setState] = useState(rendered);
  const { code, showsNumberStep, mobile, sendForm, checkForm } = state;
  // A shopper asking for an order status is led to the order, not back to the previous page.
  const returnsToPrevious = context.place === 'sign-in' && !context.destination;
  const previous = useSyncExternalStore(neverChanges, returnsToPrevious ? previousPage : nothing, nothing);
  const next = context.next ?? previous;
  const fields = {
    place: context.place,
    ...(next === null ? {} : { next }),
    ...(context.destination && { destination: context.destination }),
  };

  const go = (change: Partial<SignInState>) => setState((current) => changed(current, change));
  // Back may be pressed before the step that was just shown has run its effects: the current state counts.
  const rememberStep = useStepHistory((isOfNumber) =>
    setState((current) => (current.code ? changed(current, { showsNumberStep: isOfNumber }) : current)),
  );
  const onSent = (sent: SignInCode) => {
    if (!code || showsNumberStep) rememberStep(false);
    go({ code: sent, mobile: sent.mobile, showsNumberStep: false });
    // The router cache is refreshed, so that a shopper who leaves and returns sees the code step, too.
    router.refresh();
  };
  const enterCode = (event: MouseEvent) => {
    event.preventDefault();
    rememberStep(false);
    go({ showsNumberStep: false });
  };

  if (code && !showsNumberStep) {
    return (
      <CodeStep
        code={code}
        context={context}
        fields={fields}
        sendForm={sendForm}
        checkForm={checkForm}
        onSent={onSent}
        onChangeNumber={() => {
          rememberStep(true);
          go({ showsNumberStep: true });
        }}
        onRight={clearPreviousPage}
      />
    );
  }
  const returned = { values: sendForm.values, problems: { ...checkForm.problems, ...sendForm.problems } };
  return (
    <>
      <NumberForm mobile={mobile} fields={fields} returned={returned} isBack={state !== rendered} onSent={onSent} />
      {code && (
        <Link href={signInPage(context)} onClick={enterCode} className={`${buttonClass('quiet')} mt-3`}>
          {m.accountCodeEnter({ number: formatMobile(code.mobile) })}
        </Link>
      )}
    </>
  );
}

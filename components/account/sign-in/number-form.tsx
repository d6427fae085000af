'use client';

import { type FocusEvent, useEffect, useRef } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { canonicalMobile, mobileMessage } from '#lib/shared/mobile.ts';
import type { SignInCode } from '#lib/storefront/account/sign-in/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { PersonFields } from '@/components/account/person-fields';
import { HiddenFields } from '@/components/form/hidden-fields';
import { MOBILE_INPUT } from '@/components/form/input-attributes';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';

const idOf = (name: string) => `sign-in-${name}`;

interface NumberFormProps {
  /** Ten digits, or empty. */
  mobile: string;
  /** Hidden fields of the form. */
  fields: Readonly<Record<string, string>>;
  /** The form state re-rendered by the server after a submission without JavaScript. */
  returned: FormState;
  /** Whether the shopper has just returned to change the number. */
  isBack: boolean;
  onSent: (code: SignInCode) => void;
}

/** The form for the mobile number that receives the code. */
export function NumberForm({ mobile, fields, returned, isBack, onSent }: NumberFormProps) {
  const { problems, busy, onSubmit, setProblems } = useForm<SignInCode>(returned.problems, ({ data }) => {
    if (data) onSent(data);
    return data !== undefined;
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.elements.namedItem('mobile');
    if (!isBack || !(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  }, [isBack]);

  const check = ({ target }: FocusEvent<HTMLInputElement>) => {
    const { mobile: _before, ...others } = problems;
    const isWrong = target.value.trim() !== '' && canonicalMobile(target.value) === null;
    if (isWrong || problems.mobile) setProblems(isWrong ? { ...others, mobile: mobileMessage() } : others);
  };

  return (
    <form
      ref={form}
      method="post"
      action={apiPaths.signInCode()}
      noValidate
      onSubmit={onSubmit}
      className="mt-6 grid gap-5"
    >
      <HiddenFields fields={fields} />
      <ProblemSummary problems={problems} idOf={idOf} />
      <Field
        label={m.accountMobileNumber()}
        id={idOf('mobile')}
        name="mobile"
        {...MOBILE_INPUT}
        defaultValue={returned.values.mobile ?? mobile}
        // Hint and error share one place, so that the button does not move under the pointer.
        hint={problems.mobile ? '' : m.accountSignInMobileHint()}
        error={problems.mobile ?? ''}
        onBlur={check}
      />
      <details open={problems.name || problems.email ? true : undefined} className="group border-line border-y">
        <summary className="flex min-h-12 items-center justify-between text-sm">
          {m.accountSignInPerson()}
          <Icon name="down" className="size-5 text-muted group-open:rotate-180" />
        </summary>
        <div className="grid gap-5 pt-1 pb-5">
          <PersonFields
            idOf={idOf}
            values={{ name: '', email: '', ...returned.values }}
            problems={problems}
            emailLabel={m.accountEmail()}
            emailHint={m.accountSignInEmailHint()}
          />
        </div>
      </details>
      <Button type="submit" aria-busy={busy}>
        {m.accountCodeSend()}
      </Button>
    </form>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useRef } from 'react';
import type { ReturnKind } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { isAddressField } from '#lib/storefront/account/addresses/field-lengths.ts';
import { PHOTO_FILES, PHOTO_IDS } from '#lib/storefront/community/uploads/field-names.ts';
import { RETURN_COMMENT_MAXIMUM, UNSEEN_RETURN } from '#lib/storefront/orders/returns/copy.ts';
import { RENEW } from '#lib/storefront/orders/returns/renew.ts';
import type { ReturnPlan } from '#lib/storefront/orders/returns/types.ts';
import type { OrderAddress } from '#lib/storefront/orders/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import { idOf as addressIdOf } from '@/components/account/addresses/field-id';
import { Part } from '@/components/account/frame/part';
import { HiddenFields } from '@/components/form/hidden-fields';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button, buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { TextAreaField } from '@/components/ui/text-area-field';
import { PhotoField } from '@/components/uploads/photo-field';
import { ConditionFields } from './condition-fields';
import { MoneyChoice } from './money-choice';
import { PickupFields } from './pickup-fields';

const idOf = (name: string) => (isAddressField(name) ? addressIdOf(name) : `return-${name}`);

interface ReturnFormProps {
  kind: ReturnKind;
  /** What the steps before have chosen, the order among it. */
  carried: Readonly<Record<string, string>>;
  /** Names this opened form, so that sending it twice asks once. */
  formKey: string;
  plan: ReturnPlan;
  /** Where the order was delivered, and the days on which a courier may come. */
  address: OrderAddress;
  days: readonly string[];
  /** A photo has to show what is wrong. */
  photoNeeded: boolean;
  /** Address of the first step. */
  back: string;
  rendered: FormState;
  /** The fields of another address where scripts do not run. */
  plainAddress: ReactNode;
}

/** The last step of a return or exchange: its condition, photos, pick-up and money. */
export function ReturnForm(props: ReturnFormProps) {
  const { kind, carried, formKey, plan, address, days, photoNeeded, back, rendered, plainAddress } = props;
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const onRefused = ({ data }: { data?: unknown }) => {
    if (data === RENEW) router.refresh();
    return false;
  };
  const { problems, busy, onSubmit } = useForm(rendered.problems, undefined, onRefused, UNSEEN_RETURN);
  const { values } = rendered;
  const shown = { values, problems };
  const existing = (values[PHOTO_IDS] ?? '').split(',').filter((id) => id !== '');
  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={apiPaths.orderReturn()}
      noValidate
      onSubmit={onSubmit}
      className="mt-6 grid max-w-2xl gap-8"
    >
      <div className="empty:hidden">
        <ProblemSummary problems={problems} idOf={idOf} />
      </div>
      <HiddenFields fields={carried} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="key" value={formKey} />
      <Part size="form" id="return-condition" title="Condition">
        <ConditionFields {...shown} idOf={idOf} />
        <PhotoField
          id={idOf(PHOTO_FILES)}
          label={photoNeeded ? 'Photos' : 'Photos (optional)'}
          hint={
            photoNeeded ? 'Please add at least one photo that shows what is wrong.' : 'Photos help us decide faster.'
          }
          existing={existing}
          error={problems[PHOTO_FILES] ?? ''}
        />
        <TextAreaField
          id={idOf('comment')}
          name="comment"
          label="Comments (optional)"
          rows={3}
          maxLength={RETURN_COMMENT_MAXIMUM}
          defaultValue={values.comment ?? ''}
          error={problems.comment ?? ''}
        />
      </Part>
      <PickupFields {...shown} form={form} address={address} days={days} idOf={idOf} plainAddress={plainAddress} />
      <MoneyChoice kind={kind} plan={plan} {...shown} idOf={idOf} />
      {plan.panNeeded && (
        <Field
          id={idOf('pan')}
          name="pan"
          label="PAN"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={12}
          hint="Income tax rules require it above ₹2,00,000."
          error={problems.pan ?? ''}
          className="max-w-64"
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t pt-6">
        <Button type="submit" aria-busy={busy}>
          {kind === 'return' ? 'Request return' : 'Request exchange'}
        </Button>
        <Link href={back} className={buttonClass('quiet')}>
          Choose other items
        </Link>
      </div>
    </form>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useRef } from 'react';
import type { ReturnKind } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { isAddressField } from '#lib/storefront/account/addresses/field-lengths.ts';
import { PHOTO_FILES, PHOTO_IDS, photoIdsIn } from '#lib/storefront/community/uploads/field-names.ts';
import { RETURN_COMMENT_MAXIMUM } from '#lib/storefront/orders/returns/copy.ts';
import { RENEW } from '#lib/storefront/orders/returns/renew.ts';
import type { ReturnPlan } from '#lib/storefront/orders/returns/types.ts';
import type { OrderAddress } from '#lib/storefront/orders/types.ts';
import { PAN_LIMIT } from '#lib/storefront/payments/pan.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { idOf as addressIdOf } from '@/components/account/addresses/field-id';
import { AccountSection } from '@/components/account/layout/account-section';
import { PhotoField } from '@/components/community/uploads/photo-field';
import { HiddenFields } from '@/components/form/hidden-fields';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button, buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { TextAreaField } from '@/components/ui/text-area-field';
import { ConditionFields } from './condition-fields';
import { MoneyChoice } from './money-choice';
import { PickupFields } from './pickup-fields';

const idOf = (name: string) => (isAddressField(name) ? addressIdOf(name) : `return-${name}`);

interface ReturnFormProps {
  kind: ReturnKind;
  /** The choices of the previous steps, including the order. */
  hiddenFields: Readonly<Record<string, string>>;
  /** The idempotency key of this opened form, so that submitting it twice requests one return. */
  formKey: string;
  plan: ReturnPlan;
  /** The order's delivery address, and the days on which a courier can come. */
  address: OrderAddress;
  days: readonly string[];
  /** Whether a photo of the problem is required. */
  photoNeeded: boolean;
  /** The URL of the first step. */
  backHref: string;
  rendered: FormState;
  /** The fields of another address without JavaScript. */
  plainAddress: ReactNode;
}

/** The last step of a return or exchange: condition, photos, pickup and refund. */
export function ReturnForm(props: ReturnFormProps) {
  const { kind, hiddenFields, formKey, plan, address, days, photoNeeded, backHref, rendered, plainAddress } = props;
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const onRefused = ({ data }: { data?: unknown }) => {
    if (data === RENEW) router.refresh();
    return false;
  };
  const { problems, busy, onSubmit } = useForm(rendered.problems, undefined, onRefused, m.returnsUnseen());
  const { values } = rendered;
  const shown = { values, problems };
  const existing = photoIdsIn(values[PHOTO_IDS]);
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
      <HiddenFields fields={hiddenFields} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="key" value={formKey} />
      <AccountSection size="form" id="return-condition" title={m.returnsCondition()}>
        <ConditionFields {...shown} idOf={idOf} />
        <PhotoField
          id={idOf(PHOTO_FILES)}
          label={photoNeeded ? m.returnsPhotos() : m.returnsPhotosOptional()}
          hint={photoNeeded ? m.returnsPhotosNeeded() : m.returnsPhotosHelp()}
          existing={existing}
          error={problems[PHOTO_FILES] ?? ''}
        />
        <TextAreaField
          {...fieldProps('comment', idOf, values, problems)}
          label={m.ordersComments()}
          rows={3}
          maxLength={RETURN_COMMENT_MAXIMUM}
        />
      </AccountSection>
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
          hint={m.returnsPanHint({ limit: PAN_LIMIT })}
          error={problems.pan ?? ''}
          className="max-w-64"
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t pt-6">
        <Button type="submit" aria-busy={busy}>
          {kind === 'return' ? m.returnsRequestReturn() : m.returnsRequestExchange()}
        </Button>
        <Link href={backHref} className={buttonClass('quiet')}>
          {m.returnsChooseOthers()}
        </Link>
      </div>
    </form>
  );
}

'use client';

import { SERVICE_COMMENT_MAXIMUM } from '#lib/contract/service-vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { PHOTO_FILES, PHOTO_IDS, photoIdsIn } from '#lib/storefront/community/uploads/field-names.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { AccountSection } from '@/components/account/layout/account-section';
import { PhotoField } from '@/components/community/uploads/photo-field';
import { HiddenFields } from '@/components/form/hidden-fields';
import { ProblemSummary } from '@/components/form/problem-summary';
import { ReasonField } from '@/components/form/reason-field';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { TextAreaField } from '@/components/ui/text-area-field';
import { HandoverFields, type HandoverFieldsProps } from './handover-fields';

const idOf = (name: string) => `service-${name}`;

interface ServiceFormProps extends Pick<HandoverFieldsProps, 'addresses' | 'days' | 'stores'> {
  /** The order and its line, and the idempotency key of this opened form. */
  carried: Readonly<Record<string, string>>;
  reasons: readonly { reason: string; name: string }[];
  /** The URL of the order. */
  backHref: string;
  /** The message where it is unknown whether the request was received. */
  unseen: string;
  rendered: FormState;
}

/** The form for a service: what is wrong, photos of it, and how the item reaches the store. */
export function ServiceForm({ carried, reasons, backHref, unseen, rendered, ...handover }: ServiceFormProps) {
  const { problems, busy, onSubmit } = useForm(rendered.problems, undefined, undefined, unseen);
  const { values } = rendered;
  const existing = photoIdsIn(values[PHOTO_IDS]);
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={apiPaths.service()}
      noValidate
      onSubmit={onSubmit}
      className="mt-8 grid max-w-2xl gap-8"
    >
      <div className="empty:hidden">
        <ProblemSummary problems={problems} idOf={idOf} />
      </div>
      <HiddenFields fields={carried} />
      <AccountSection size="form" id="service-fault" title={m.serviceNeedTitle()}>
        <ReasonField label={m.serviceReason()} reasons={reasons} {...fieldProps('reason', idOf, values, problems)} />
        <TextAreaField
          {...fieldProps('comment', idOf, values, problems)}
          label={m.serviceDescription()}
          rows={4}
          maxLength={SERVICE_COMMENT_MAXIMUM}
          hint={m.serviceDescriptionHint()}
        />
        <PhotoField
          id={idOf(PHOTO_FILES)}
          hint={m.servicePhotosHelp()}
          existing={existing}
          error={problems[PHOTO_FILES] ?? ''}
        />
      </AccountSection>
      <HandoverFields {...handover} values={values} problems={problems} idOf={idOf} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t pt-6">
        <Button type="submit" aria-busy={busy}>
          {m.serviceSend()}
        </Button>
        <Link href={backHref} className={buttonClass('quiet')}>
          {m.serviceBackToOrder()}
        </Link>
      </div>
    </form>
  );
}

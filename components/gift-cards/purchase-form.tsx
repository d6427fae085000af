'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import { MAX_MESSAGE_LENGTH } from '#lib/storefront/gift-cards/message.ts';
import type { PurchaseField } from '#lib/storefront/gift-cards/schema.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { EMAIL_INPUT, MOBILE_INPUT, NAME_INPUT } from '@/components/form/input-attributes';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { AmountChoice } from './amount-choice';

const idOf = (name: string) => `gift-card-${name}`;

interface PurchaseFormProps {
  /** The idempotency key of this opened form, so that submitting it twice places one order. */
  formKey: string;
  /** The values of the form and its problems. */
  rendered: FormState;
}

/** The form for a gift card's value, recipient and sender. */
export function PurchaseForm({ formKey, rendered }: PurchaseFormProps) {
  const { problems, busy, onSubmit } = useForm(rendered.problems);
  const { values } = rendered;
  const field = (name: PurchaseField) => fieldProps(name, idOf, values, problems);

  return (
    <form
      method="post"
      action={apiPaths.giftCards()}
      noValidate
      onSubmit={onSubmit}
      className="mt-8 grid max-w-xl gap-8"
    >
      <ProblemSummary problems={problems} idOf={idOf} />
      <input type="hidden" name="key" value={formKey} />
      <AmountChoice idOf={idOf} values={values} problems={problems} />
      <fieldset className="grid gap-5">
        <legend className="mb-3 font-display text-xl">{m.giftCardRecipient()}</legend>
        <Field {...NAME_INPUT} {...field('recipientName')} label={m.giftCardRecipientName()} autoComplete="off" />
        <Field
          {...EMAIL_INPUT}
          {...field('recipientEmail')}
          label={m.giftCardRecipientEmail()}
          autoComplete="off"
          hint={m.giftCardRecipientEmailHint()}
        />
        <MessageField id={idOf('message')} value={values.message ?? ''} error={problems.message ?? ''} />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="mb-3 font-display text-xl">{m.giftCardSender()}</legend>
        <Field {...NAME_INPUT} {...field('senderName')} label={m.giftCardSenderName()} />
        <Field
          {...EMAIL_INPUT}
          {...field('senderEmail')}
          label={m.giftCardSenderEmail()}
          hint={m.giftCardSenderEmailHint()}
        />
        <Field
          {...MOBILE_INPUT}
          {...field('senderMobile')}
          label={m.giftCardSenderMobile()}
          hint={m.giftCardSenderMobileHint()}
        />
      </fieldset>
      <Button type="submit" aria-busy={busy} className="justify-self-start">
        {m.checkoutToPayment()}
      </Button>
    </form>
  );
}

interface MessageFieldProps {
  id: string;
  value: string;
  /** The field's error message; empty where there is none. */
  error: string;
}

/** The buyer's message to the recipient of the gift card. */
function MessageField({ id, value, error }: MessageFieldProps) {
  return (
    <TextAreaField
      id={id}
      name="message"
      label={m.giftCardMessage()}
      maxLength={MAX_MESSAGE_LENGTH}
      defaultValue={value}
      hint={m.giftCardMessageHint({ maximum: MAX_MESSAGE_LENGTH })}
      error={error}
    />
  );
}

'use client';

import { useState } from 'react';
import { MAX_GIFT_MESSAGE_LENGTH } from '#lib/contract/gift-vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { TextAreaField } from '@/components/ui/text-area-field';

interface GiftFieldsProps {
  values: Readonly<Record<string, string>>;
  /** What gift wrap adds to the price, in paise; 0 where it is free. */
  wrapCharge: number;
  /** The problem of the message; empty where there is none. */
  messageProblem: string;
  messageId: string;
}

/** The options of a gift; collapsed, because most orders are none. */
export function GiftFields({ values, wrapCharge, messageProblem, messageId }: GiftFieldsProps) {
  // The section stays open once opened, by the shopper or for a message, even when the message is gone.
  const [open, setOpen] = useState(Boolean(values.giftWrap || values.giftMessage || values.hidePrices));
  return (
    <details
      open={open || messageProblem !== ''}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-line border-y"
    >
      <summary className="flex min-h-12 items-center justify-between">
        {m.checkoutGiftTitle()}
        <Icon name="down" className="size-5 transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <fieldset className="grid max-w-md gap-3 pt-1 pb-5">
        <legend className="sr-only">{m.checkoutGiftOptions()}</legend>
        <GiftBox
          name="giftWrap"
          label={m.checkoutGiftWrap()}
          hint={wrapCharge > 0 ? m.checkoutGiftWrapCharge({ amount: formatPaise(wrapCharge) }) : m.commonFree()}
          isChecked={values.giftWrap === 'on'}
        />
        <GiftBox
          name="hidePrices"
          label={m.checkoutHidePrices()}
          hint={m.checkoutHidePricesHint()}
          isChecked={values.hidePrices === 'on'}
        />
        <TextAreaField
          id={messageId}
          name="giftMessage"
          label={m.checkoutGiftMessage()}
          rows={3}
          maxLength={MAX_GIFT_MESSAGE_LENGTH}
          defaultValue={values.giftMessage ?? ''}
          hint={m.checkoutGiftMessageHint({ maximum: MAX_GIFT_MESSAGE_LENGTH })}
          error={messageProblem}
        />
      </fieldset>
    </details>
  );
}

interface GiftBoxProps {
  name: string;
  label: string;
  hint: string;
  isChecked: boolean;
}

function GiftBox({ name, label, hint, isChecked }: GiftBoxProps) {
  const id = `order-${name}`;
  return (
    <div className="relative flex min-h-11 items-start gap-3 py-2">
      <input
        type="checkbox"
        id={id}
        name={name}
        value="on"
        defaultChecked={isChecked}
        aria-describedby={`${id}-hint`}
        className="relative z-1 mt-0.5 size-5 shrink-0 accent-ink"
      />
      <div>
        <label htmlFor={id} className="block after:absolute after:inset-0">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      </div>
    </div>
  );
}

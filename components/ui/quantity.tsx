'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import * as m from '#messages';
import { useEarlyInput } from './use-early-input';

interface QuantityProps {
  /** The name of the item, for the labels of the controls. */
  itemName: string;
  value: number;
  /** The largest quantity that may be chosen, at least 1. */
  maximum: number;
  /** The action of the forms without JavaScript, and the fields submitted with `quantity`. */
  action: string;
  fields: Record<string, string>;
  /** The id of the text that explains the limit or the error. */
  describedBy?: string;
  invalid?: boolean;
  onChange: (quantity: number) => void;
  /** Called where the typed text is not a whole number of at least 1. */
  onInvalid: () => void;
}

const STEP =
  'grid size-11 cursor-pointer -outline-offset-4 place-items-center text-xl aria-disabled:cursor-default aria-disabled:text-line';

/** Minus, a number, plus: each is a separate form, so that all three work before hydration. */
export function Quantity(props: QuantityProps) {
  const { itemName, value, maximum, action, fields, describedBy, invalid, onChange, onInvalid } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const hidden = Object.entries(fields).map(([name, text]) => (
    <input key={name} type="hidden" name={name} value={text} />
  ));

  const step = (quantity: number, enabled: boolean, label: string, sign: ReactNode) => (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        setDraft(null);
        if (enabled) onChange(quantity);
      }}
    >
      {hidden}
      {/* `aria-disabled` is used, because `disabled` would lose the focus with the press that reaches the limit. */}
      <button
        type="submit"
        name="quantity"
        value={enabled ? quantity : value}
        aria-label={label}
        aria-disabled={!enabled}
        className={STEP}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    </form>
  );

  const change = (text: string) => {
    const quantity = Number(text.trim());
    if (!/^\d{1,4}$/.test(text.trim()) || quantity < 1) return onInvalid();
    setDraft(null);
    if (quantity !== value) onChange(quantity);
  };
  const commit = () => {
    if (draft !== null) change(draft);
  };
  useEarlyInput(field, (early) => {
    if (early.value === String(value)) return;
    setDraft(early.value);
    if (early !== document.activeElement) change(early.value);
  });

  return (
    <div className={`inline-flex rounded-sm border ${invalid ? 'border-danger' : 'border-edge'}`}>
      {step(value - 1, value > 1, m.quantityDecrease({ name: itemName }), '−')}
      <form
        method="post"
        action={action}
        className="relative"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          commit();
        }}
      >
        {hidden}
        <input
          ref={field}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          aria-label={m.quantityOf({ name: itemName })}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          className="h-11 w-12 -outline-offset-4 bg-transparent text-center tabular-nums"
        />
        <button
          type="submit"
          aria-label={m.quantityUpdateOf({ name: itemName })}
          className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:top-12 focus-visible:left-0 focus-visible:underline noscript:not-sr-only noscript:pr-2 noscript:underline"
        >
          {m.quantityUpdate()}
        </button>
      </form>
      {step(value + 1, value < maximum, m.quantityIncrease({ name: itemName }), '+')}
    </div>
  );
}

'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useEarlyInput } from './use-early-input';

interface QuantityProps {
  /** The thing that is counted: completes the names of the controls. */
  itemName: string;
  value: number;
  /** The most that may be chosen, at least 1. */
  maximum: number;
  /** Where the forms go without JavaScript, and the fields that go along with `quantity`. */
  action: string;
  fields: Record<string, string>;
  /** Id of the text that explains the limit or what went wrong. */
  describedBy?: string;
  invalid?: boolean;
  onChange: (quantity: number) => void;
  /** What was typed is not a whole number from 1 up. */
  onInvalid: () => void;
}

const STEP =
  'grid size-11 cursor-pointer -outline-offset-4 place-items-center text-xl aria-disabled:cursor-default aria-disabled:text-line';

/** Minus, a number, plus. Each is a form of its own, so that all three work before any script has run. */
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
      {/* Not `disabled`: the focus would be lost with the press that reaches the end. */}
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
      {step(value - 1, value > 1, `Decrease quantity of ${itemName}`, '−')}
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
          aria-label={`Quantity of ${itemName}`}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          className="h-11 w-12 -outline-offset-4 bg-transparent text-center tabular-nums"
        />
        <button
          type="submit"
          aria-label={`Update quantity of ${itemName}`}
          className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:top-12 focus-visible:left-0 focus-visible:underline noscript:not-sr-only noscript:pr-2 noscript:underline"
        >
          Update
        </button>
      </form>
      {step(value + 1, value < maximum, `Increase quantity of ${itemName}`, '+')}
    </div>
  );
}

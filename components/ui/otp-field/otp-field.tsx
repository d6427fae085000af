'use client';

import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useScripted } from '../use-scripted';
import { afterAction, codeOf, emptyEntry, isComplete, type OtpAction } from './otp-entry';
import { useWebOtp } from './use-web-otp';

interface OtpFieldProps {
  /** Accessible name of the group. */
  label?: string;
  /** How many boxes there are. */
  length?: number;
  /** Takes digits with at most one decimal point; anything else clears the box. */
  numbersOnly?: boolean;
  /** Shows dots in place of what is typed. */
  masked?: boolean;
  letterCase?: 'upper' | 'lower' | undefined;
  autoFocus?: boolean;
  disabled?: boolean;
  /** Takes the code out of the SMS where the browser can. */
  webOtp?: boolean;
  /** The boxes are sent as `digit1`, `digit2` … where the name is `digit`. */
  name?: string;
  /** Ids of what else describes the field. */
  describedBy?: string;
  /** What is wrong with the code and how to mend it; empty where nothing is. */
  problem?: string;
  /** Hears the combined value whenever it changes. */
  onChange?: (value: string) => void;
  /** Hears the code once the last box is filled, however that came about, and shows it. */
  onComplete?: (value: string) => void;
}

const BOX =
  'h-14 w-[50px] max-[768px]:w-[40px] max-[421px]:w-[30px] rounded-sm border bg-transparent p-0 text-center font-display text-2xl text-ink';

const WAYS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A one-time code, one character to a box. Without scripts the boxes are plain inputs, the first takes a whole code. */
export function OtpField({
  label = 'One-time code',
  length = 4,
  numbersOnly = false,
  masked = false,
  letterCase,
  autoFocus = false,
  disabled = false,
  webOtp = false,
  name = 'digit',
  describedBy = '',
  problem = '',
  onChange,
  onComplete,
}: OtpFieldProps) {
  const [entry, setEntry] = useState(() => emptyEntry(length));
  const latest = useRef(entry);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const problemId = useId();
  const isScripted = useScripted();

  const acted = useRef(false);
  const whole = useRef(false);

  const act = (action: OtpAction) => {
    const before = latest.current;
    const after = afterAction(before, action, { length, numbersOnly, letterCase });
    if (after === before) return;
    latest.current = after;
    acted.current = true;
    setEntry(after);
    const value = codeOf(after);
    if (value === codeOf(before)) return;
    onChange?.(value);
    // One wrong box of a full code is mended without sending it: the next one may be wrong too.
    if (isComplete(after) && (!isComplete(before) || action.kind === 'paste')) whole.current = true;
  };

  useWebOtp(webOtp, (code) => act({ kind: 'paste', index: 0, text: code }));

  useLayoutEffect(() => {
    if (!acted.current) return;
    acted.current = false;
    const index = boxes.current[entry.focus];
    index?.focus();
    // The next character replaces what stands in the box.
    index?.select();
    if (whole.current) onComplete?.(codeOf(entry));
    whole.current = false;
  }, [entry, onComplete]);

  useEffect(() => {
    if (autoFocus) boxes.current[0]?.focus();
  }, [autoFocus]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before scripts ran
  useEffect(() => {
    if (!boxes.current.some((index) => index === document.activeElement)) return;
    for (const [index, element] of boxes.current.entries()) {
      if (element?.value) act({ kind: 'input', index, text: element.value });
    }
  }, []);

  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = WAYS[event.key];
    const erases = event.key === 'Backspace' || event.key === 'Delete';
    if (by === undefined && !erases && event.key !== ' ') return;
    event.preventDefault();
    if (by !== undefined) act({ kind: 'move', index, by });
    if (erases) act({ kind: 'erase', index });
  };

  const onPaste = (index: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    act({ kind: 'paste', index, text: event.clipboardData.getData('text') });
  };

  return (
    <fieldset
      disabled={disabled}
      aria-describedby={[describedBy, problem && problemId].filter(Boolean).join(' ') || undefined}
    >
      <legend className="mb-1 text-muted text-sm">{label}</legend>
      <div className="flex flex-wrap gap-3 max-[421px]:gap-2">
        {entry.boxes.map((character, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is nothing but its place
            key={index}
            ref={(element) => {
              boxes.current[index] = element;
            }}
            name={`${name}${index + 1}`}
            aria-label={`Digit ${index + 1}`}
            aria-invalid={problem ? true : undefined}
            type={masked ? 'password' : 'text'}
            inputMode={numbersOnly ? 'numeric' : 'text'}
            autoCapitalize={letterCase === 'upper' ? 'characters' : 'none'}
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            spellCheck={false}
            // Scripts spread what is too long for one box; without them the first one takes a whole code.
            maxLength={isScripted ? undefined : index === 0 ? length : 1}
            value={character}
            // React keeps quiet about a change to the same text: the digit of before, typed over itself, moves on, too.
            onInput={(event) => act({ kind: 'input', index, text: event.currentTarget.value })}
            onKeyDown={onKeyDown(index)}
            onPaste={onPaste(index)}
            onFocus={(event) => event.target.select()}
            onClick={(event) => event.currentTarget.select()}
            className={`${BOX} ${problem ? 'border-danger' : 'border-edge'} disabled:cursor-not-allowed disabled:border-line`}
          />
        ))}
      </div>
      <p id={problemId} role="alert" className="mt-2 text-danger text-sm empty:hidden">
        {problem}
      </p>
    </fieldset>
  );
}

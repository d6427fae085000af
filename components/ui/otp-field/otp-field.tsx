'use client';

import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { useScripted } from '../use-scripted';
import { afterAction, emptyEntry, enteredCode, isComplete, type OtpAction } from './otp-entry';
import { useWebOtp } from './use-web-otp';

interface OtpFieldProps {
  /** The accessible name of the group. */
  label?: string;
  /** The number of boxes. */
  length?: number;
  /** Accepts digits with at most one decimal point; any other character clears the box. */
  numbersOnly?: boolean;
  /** Shows dots instead of the typed characters. */
  masked?: boolean;
  letterCase?: 'upper' | 'lower' | undefined;
  autoFocus?: boolean;
  disabled?: boolean;
  /** Reads the code from the SMS where the browser supports it. */
  webOtp?: boolean;
  /** The boxes are submitted as `digit1`, `digit2` … where the name is `digit`. */
  name?: string;
  /** The ids of further elements that describe the field. */
  describedBy?: string;
  /** The error message; empty where there is none. */
  problem?: string;
  /** Called with the combined value whenever it changes. */
  onChange?: (value: string) => void;
  /** Called with the code once the last box is filled in any way, after the boxes have rendered it. */
  onComplete?: (value: string) => void;
}

const BOX =
  'h-14 w-[50px] max-[768px]:w-[40px] max-[421px]:w-[30px] rounded-sm border bg-transparent p-0 text-center font-display text-2xl text-ink';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A one-time code, one character per box. Without JavaScript the boxes are plain inputs, and the first accepts
 * a complete code.
 */
export function OtpField({
  label = m.shellOneTimeCode(),
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
    const value = enteredCode(after);
    if (value === enteredCode(before)) return;
    onChange?.(value);
    // Correcting one box of a complete code does not submit it, because another box may be wrong, too.
    if (isComplete(after) && (!isComplete(before) || action.kind === 'paste')) whole.current = true;
  };

  useWebOtp(webOtp, (code) => act({ kind: 'paste', index: 0, text: code }));

  useLayoutEffect(() => {
    if (!acted.current) return;
    acted.current = false;
    const index = boxes.current[entry.focus];
    index?.focus();
    // The next character replaces the selected content of the box.
    index?.select();
    if (whole.current) onComplete?.(enteredCode(entry));
    whole.current = false;
  }, [entry, onComplete]);

  useEffect(() => {
    if (autoFocus) boxes.current[0]?.focus();
  }, [autoFocus]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for text typed before hydration
  useEffect(() => {
    if (!boxes.current.some((index) => index === document.activeElement)) return;
    for (const [index, element] of boxes.current.entries()) {
      if (element?.value) act({ kind: 'input', index, text: element.value });
    }
  }, []);

  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = STEPS[event.key];
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position only
            key={index}
            ref={(element) => {
              boxes.current[index] = element;
            }}
            name={`${name}${index + 1}`}
            aria-label={m.shellCodeDigit({ place: index + 1 })}
            aria-invalid={problem ? true : undefined}
            type={masked ? 'password' : 'text'}
            inputMode={numbersOnly ? 'numeric' : 'text'}
            autoCapitalize={letterCase === 'upper' ? 'characters' : 'none'}
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            spellCheck={false}
            // Scripts distribute longer input over the boxes; without them the first box accepts a complete code.
            maxLength={isScripted ? undefined : index === 0 ? length : 1}
            value={character}
            // React fires no change event for the same text, but typing the same digit over itself must move the focus,
            // too.
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

'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { lockedText } from '#lib/storefront/account/codes/lock.ts';
import type { CodeStepState } from '#lib/storefront/account/types.ts';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import { CodeForm, type CodeFormProps } from './code-form';
import { ResendForm, type ResendFormProps } from './resend-form';
import { useCountdown } from './use-countdown';

type OwnProps = 'length' | 'resendInSeconds' | 'isLocked' | 'onLocked';

interface CodeEntryProps<Data> {
  step: CodeStepState;
  /** Props of the form that takes the code. */
  codeForm: Omit<CodeFormProps, OwnProps>;
  /** Props of the form that requests another code. */
  resendForm: Omit<ResendFormProps<Data>, OwnProps>;
  /** Called when a lock begins and when it ends. */
  onLock?: (isLocked: boolean) => void;
}

/**
 * The form for the code and the form to request another one; after too many wrong codes both are disabled for
 * a while.
 */
export function CodeEntry<Data>({ step, codeForm, resendForm, onLock }: CodeEntryProps<Data>) {
  const [lock, setLock] = useState({ seconds: step.lockedForSeconds, times: 0, isOver: step.lockedForSeconds === 0 });
  const isLocked = !lock.isOver;
  const onLocked = (seconds: number) => {
    setLock({ seconds, times: lock.times + 1, isOver: false });
    onLock?.(true);
  };
  const onOver = useCallback(() => {
    setLock((before) => ({ ...before, isOver: true }));
    onLock?.(false);
  }, [onLock]);
  // The lock message replaces the problems re-rendered after a submission without JavaScript.
  const wasLocked = step.lockedForSeconds > 0 || lock.times > 0;

  return (
    <>
      {isLocked && (
        <LockMessage key={lock.times} seconds={lock.seconds} focusOnMount={lock.times > 0} onOver={onOver} />
      )}
      <CodeForm
        // The new key after a lock resets the form, with empty boxes.
        key={`code-${lock.times}`}
        {...codeForm}
        returned={wasLocked ? EMPTY_FORM : codeForm.returned}
        length={step.length}
        isLocked={isLocked}
        onLocked={onLocked}
      />
      <ResendForm<Data>
        key={`resend-${lock.times}`}
        {...resendForm}
        returned={wasLocked ? EMPTY_FORM : resendForm.returned}
        resendInSeconds={Math.max(lock.seconds, lock.times > 0 ? 0 : step.resendInSeconds)}
        isLocked={isLocked}
        onLocked={onLocked}
      />
    </>
  );
}

interface LockMessageProps {
  seconds: number;
  /** True where the lock has just begun on the open page. */
  focusOnMount: boolean;
  onOver: () => void;
}

/**
 * Shows for how long no code is accepted. It is announced by its focus, because a countdown must not be an
 * alert.
 */
function LockMessage({ seconds, focusOnMount, onOver }: LockMessageProps) {
  const message = useRef<HTMLParagraphElement>(null);
  const left = useCountdown(seconds);
  useEffect(() => {
    if (focusOnMount) message.current?.focus();
  }, [focusOnMount]);
  useEffect(() => {
    if (left === 0) onOver();
  }, [left, onOver]);

  return (
    <p ref={message} tabIndex={-1} className="mt-5 border border-danger p-4 text-danger text-sm">
      {lockedText(left)}
    </p>
  );
}

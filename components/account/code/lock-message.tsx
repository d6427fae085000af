'use client';

import { useEffect, useRef } from 'react';
import { lockedWords } from '#lib/account/codes/lock.ts';
import { useCountdown } from './use-countdown';

interface LockMessageProps {
  seconds: number;
  /** The code has just been locked, under the shopper's hands. */
  takesFocus: boolean;
  onOver: () => void;
}

/** Says for how long no code is taken. Read out by its focus: what counts down is no alert. */
export function LockMessage({ seconds, takesFocus, onOver }: LockMessageProps) {
  const message = useRef<HTMLParagraphElement>(null);
  const left = useCountdown(seconds);
  useEffect(() => {
    if (takesFocus) message.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (left === 0) onOver();
  }, [left, onOver]);

  return (
    <p ref={message} tabIndex={-1} className="mt-5 border border-danger p-4 text-danger text-sm">
      {lockedWords(left)}
    </p>
  );
}

'use client';

import { useCallback, useEffect, useState } from 'react';
import { onToast, type ToastMessage } from '@/components/ui/toast';
import { ToastItem } from '@/components/ui/toast-item';

interface ToasterProps {
  successMilliseconds: number;
  failureMilliseconds: number;
}

interface Shown {
  id: number;
  message: ToastMessage;
}

const MOST_AT_ONCE = 3;
let lastId = 0;

/** Displays the messages of `toast()`. Every page that shows toasts contains one. */
export function Toaster({ successMilliseconds, failureMilliseconds }: ToasterProps) {
  const [shown, setShown] = useState<Shown[]>([]);

  useEffect(
    () =>
      onToast((message) => {
        lastId += 1;
        const id = lastId;
        setShown((before) => [...before, { id, message }].slice(-MOST_AT_ONCE));
      }),
    [],
  );

  const dismiss = useCallback((id: number) => setShown((before) => before.filter((other) => other.id !== id)), []);

  const list = (kind: ToastMessage['kind'], duration: number) =>
    shown
      .filter(({ message }) => message.kind === kind)
      .map(({ id, message }) => (
        <ToastItem key={id} id={id} message={message} duration={duration} onDismiss={dismiss} />
      ));

  return (
    <div className="toasts pointer-events-none flex flex-col gap-2">
      <div className="contents">{list('failure', failureMilliseconds)}</div>
      {/* A polite live region must exist before its text is inserted; an alert is announced on insertion. */}
      <div aria-live="polite" className="flex flex-col gap-2">
        {list('success', successMilliseconds)}
      </div>
    </div>
  );
}

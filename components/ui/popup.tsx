'use client';

import { useEffect, useId, useRef } from 'react';
import * as m from '#messages';
import { Button } from '@/components/ui/button';

interface PopupProps {
  /** The message, in one sentence. */
  text: string;
  onClose: () => void;
}

/** A modal message that must be acknowledged. The focus returns to its previous place. */
export function Popup({ text, onClose }: PopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const textId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={textId}
      onClose={onClose}
      className="m-auto w-[min(24rem,calc(100%-2rem))] rounded-sm border border-line p-6 text-center md:p-8"
    >
      <p id={textId} className="mb-6 font-display text-xl">
        {text}
      </p>
      <Button onClick={() => dialog.current?.close()} className="min-w-32">
        {m.shellOk()}
      </Button>
    </dialog>
  );
}

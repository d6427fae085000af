'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';

const PLACEMENTS = {
  top: 'm-0 h-dvh max-h-none w-full max-w-none border-line transition-[translate,opacity] duration-200 starting:open:-translate-y-4 starting:open:opacity-0 lg:h-fit lg:max-h-dvh lg:border-b',
  centre: 'm-auto max-h-dvh',
  right:
    'mr-0 ml-auto h-dvh max-h-none w-[min(27rem,100%)] max-w-none border-line border-l transition-[translate,opacity] duration-200 starting:open:translate-x-8 starting:open:opacity-0',
  bottom:
    'mx-auto mt-auto mb-0 max-h-[calc(100dvh-2rem)] w-full max-w-[40rem] border-line border-t transition-[translate,opacity] duration-200 starting:open:translate-y-8 starting:open:opacity-0',
} as const;

interface DialogProps {
  open: boolean;
  /** Called whenever the shopper closes the dialog: by the button, Escape, or a press on the backdrop. */
  onClose: () => void;
  /** The dialog's accessible name. */
  label: string;
  /** The accessible name of the close button. */
  closeLabel?: string;
  /**
   * `right`: a drawer at the right edge, as tall as the window. `top`: a sheet at the top, which fills the
   * window below 992 px. `bottom`: a sheet at the lower edge, as tall as its content.
   */
  placement?: keyof typeof PLACEMENTS;
  className?: string;
  children: ReactNode;
}

/** A modal dialog on the native element: the focus stays inside and returns to its previous place. */
export function Dialog(props: DialogProps) {
  const { open, onClose, label, closeLabel = m.commonClose(), placement = 'centre', className = '', children } = props;
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  // The target of a click on the backdrop is the dialog element itself; of one on the content it is a child.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog natively; a click outside it is optional
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={closeOnBackdrop}
      className={`${PLACEMENTS[placement]} overscroll-contain p-0 ${className}`}
    >
      {open && (
        <div className="relative h-full">
          <button
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
            className="absolute top-2 right-2 z-10 grid size-11 cursor-pointer place-items-center rounded-sm bg-paper text-ink hover:text-brass"
          >
            <Icon name="close" />
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}

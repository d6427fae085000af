'use client';

import { type FocusEvent, useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import type { ToastMessage } from '@/components/ui/toast';

interface ToastItemProps {
  id: number;
  message: ToastMessage;
  /** The display time in milliseconds, not counting pauses. */
  duration: number;
  /** Must be a stable function between renders. */
  onDismiss: (id: number) => void;
}

/** One message. Its timer pauses while it is hovered or focused. */
export function ToastItem({ id, message, duration, onDismiss }: ToastItemProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const remaining = useRef(duration);
  const item = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const paused = hovered || focused;

  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => onDismiss(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (Date.now() - startedAt));
    };
  }, [paused, id, onDismiss]);

  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  /** Before the focused button disappears with its message, the focus returns to its previous place. */
  const dismiss = () => {
    if (item.current?.contains(document.activeElement)) {
      const before = cameFrom.current;
      const target = before instanceof HTMLElement && before.isConnected ? before : document.getElementById('content');
      target?.focus({ preventScroll: true });
    }
    onDismiss(id);
  };
  const { action } = message;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the listeners only pause its timer; its buttons are the controls
    <div
      ref={item}
      className="pointer-events-auto flex w-full items-center gap-2 rounded-sm border border-edge bg-paper py-1 pr-1 pl-3 text-ink"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
        setFocused(true);
      }}
      onBlur={leave}
    >
      <p
        role={message.kind === 'success' ? 'status' : 'alert'}
        className={`flex-1 border-l-2 py-1 pl-3 ${message.kind === 'success' ? 'border-success' : 'border-danger'}`}
      >
        {message.text}
      </p>
      {action && (
        <button
          type="button"
          className="min-h-11 cursor-pointer px-2 text-brass underline underline-offset-4 hover:text-ink"
          onClick={() => {
            action.run();
            dismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={m.shellDismiss()}
        className="grid size-11 shrink-0 cursor-pointer place-items-center text-muted hover:text-ink"
        onClick={dismiss}
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}

'use client';

import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

/** The menu's landmark; closes its panels on Escape, on a chosen link, and when the shopper turns elsewhere. */
export function MenuKeeper({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);

  const close = () => {
    for (const details of list.current?.querySelectorAll('details[open]') ?? []) details.removeAttribute('open');
  };
  // A panel under a resting pointer stays hidden until the pointer has left the menu.
  const dismiss = () => {
    close();
    list.current?.setAttribute('data-dismissed', '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    list.current?.querySelector<HTMLElement>('details[open] > summary')?.focus();
    dismiss();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) dismiss();
  };

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !list.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  });

  return (
    <nav aria-label={label} onKeyDown={onKeyDown} onBlur={onBlur} onClick={onClick} className="relative z-20">
      {/* From the left edge: a centred menu would move when it is painted before its last item has arrived. */}
      <ul
        ref={list}
        onPointerLeave={() => list.current?.removeAttribute('data-dismissed')}
        className="menu page-width flex flex-wrap gap-x-2 xl:gap-x-5"
      >
        {children}
      </ul>
    </nav>
  );
}

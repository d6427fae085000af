'use client';

import { type FocusEvent, type MouseEvent, useRef } from 'react';
import * as m from '#messages';
import { cachedMenuHtml } from './bar-memory';
import { useDismissal } from './use-dismissal';
import { useMenuItems } from './use-menu-items';

/**
 * Closes the panels of the list that were opened by their buttons, except for the one that contains `focused`.
 */
function close(list: HTMLUListElement | null, focused: Node | null = null): void {
  for (const details of list?.querySelectorAll('details[open]') ?? []) {
    if (!details.parentElement?.contains(focused)) details.removeAttribute('open');
  }
}

/** Hides the panel under a hovering pointer until the pointer has left the menu. */
function hide(list: HTMLUListElement | null): void {
  if (list?.matches(':hover')) list.setAttribute('data-dismissed', '');
}

function dismiss(list: HTMLUListElement | null): void {
  close(list);
  hide(list);
}

/**
 * The desktop menu, whose items are the same HTML on every page: the server writes them once for each version of the
 * menu, and the browser keeps what it received. Closes its panels on Escape, on navigation, and when the pointer or the
 * focus goes elsewhere.
 */
export function MainMenu({ version }: { version: string }) {
  const list = useRef<HTMLUListElement>(null);
  useMenuItems(list, version);

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node) close(list.current, event.relatedTarget);
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (target.closest('a')) dismiss(list.current);
    // The browser closes the panel itself, unless it is shown by hover.
    else if (target.closest('details[open] > summary')) hide(list.current);
  };

  useDismissal({
    onPress: (target) => {
      if (!list.current?.contains(target)) close(list.current);
    },
    onEscape: () => {
      const opened = list.current?.querySelector('details[open]')?.closest('.menu-item');
      if (opened?.contains(document.activeElement)) opened.querySelector('summary')?.focus();
      dismiss(list.current);
    },
    onNavigation: () => dismiss(list.current),
  });

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link dispatches a click event
    <nav aria-label={m.headerMainMenu()} onBlur={onBlur} onClick={onClick} className="relative z-20">
      {/*
       * Left-aligned, because a centred menu would move when it is painted before its last item has arrived; as high as
       * its items also before they are fetched.
       */}
      <ul
        ref={list}
        onPointerLeave={() => list.current?.removeAttribute('data-dismissed')}
        className="menu page-width flex min-h-12 flex-wrap gap-x-2 xl:gap-x-5 [&>:first-child]:-ml-1"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: names are escaped, and panels were sanitised when they were received
        dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? cachedMenuHtml(version) : '' }}
      />
    </nav>
  );
}

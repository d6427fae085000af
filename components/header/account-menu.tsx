'use client';

import { type FocusEvent, type MouseEvent, type PointerEvent, useId, useRef, useState } from 'react';
import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { SignOutButton } from './sign-out-button';
import { useDismissal } from './use-dismissal';

const ITEM = 'flex min-h-11 w-full items-center px-4 text-left text-sm hover:text-brass';

/**
 * The menu of a signed-in customer behind the account icon. Hover or keyboard focus shows it, a click keeps it
 * open; Escape, a navigation, and a click or focus elsewhere close it.
 */
export function AccountMenu() {
  const panel = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isPinned, setIsPinned] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const open = isPinned || isHovered;

  const close = () => {
    setIsPinned(false);
    setHovered(false);
  };
  const toggle = () => {
    if (isPinned) close();
    else setIsPinned(true);
  };
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) setHovered(true);
  };
  const onBlur = (event: FocusEvent) => {
    // A missing target, as for a button clicked in Safari, may mean that the focus is still inside.
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  const followPointer = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setHovered(event.type === 'pointerenter');
  };
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  };

  useDismissal({
    onPress: (target) => {
      if (!menu.current?.contains(target)) close();
    },
    onEscape: () => {
      if (open && menu.current?.contains(document.activeElement)) button.current?.focus();
      close();
    },
    onNavigation: close,
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it observes events that bubble up from its controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link dispatches a click event
    <div
      ref={menu}
      onFocus={onFocus}
      onBlur={onBlur}
      onClick={onClick}
      onPointerEnter={followPointer}
      onPointerLeave={followPointer}
      className="relative"
    >
      <button
        ref={button}
        type="button"
        aria-label={m.headerAccount()}
        aria-expanded={open}
        aria-controls={panel}
        onClick={toggle}
        className="grid size-11 place-items-center hover:text-brass"
      >
        <Icon name="user" />
      </button>
      <div id={panel} hidden={!open} className="absolute top-full right-0 z-30 w-44 pt-1">
        <ul className="border border-line bg-paper py-1">
          <li>
            <Link href={paths.profile()} className={ITEM}>
              {m.headerMyAccount()}
            </Link>
          </li>
          <li className="border-line border-t">
            <SignOutButton className={ITEM} />
          </li>
        </ul>
      </div>
    </div>
  );
}

'use client';

import { type MouseEvent, useRef, useState } from 'react';
import type { MenuEntry } from '#lib/content/types.ts';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { MenuAccount } from './menu-account';

const DIALOG_ID = 'mobile-menu';
// The platform opens and closes the dialog by itself where it knows these; the handlers serve older browsers.
const OPENS = { command: 'show-modal', commandfor: DIALOG_ID };
const CLOSES = { command: 'close', commandfor: DIALOG_ID };
const opensByItself = () => 'commandForElement' in HTMLButtonElement.prototype;

function focus(element: HTMLElement | null): void {
  element?.focus();
}

interface MobileMenuProps {
  entries: MenuEntry[];
  /** What is found in the account, in a few words. */
  accountHint: string;
}

/** The slide-in menu of narrow screens: the top categories, a panel with a way back for each, and the account. */
export function MobileMenu({ entries, accountHint }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState<MenuEntry | null>(null);
  // The panel just left: its button takes the focus back.
  const [left, setLeft] = useState<MenuEntry | null>(null);

  const open = () => {
    if (!opensByItself()) dialog.current?.showModal();
  };
  const close = () => {
    if (!opensByItself()) dialog.current?.close();
  };
  const back = () => {
    setLeft(opened);
    setOpened(null);
  };
  const reset = () => {
    setLeft(null);
    setOpened(null);
  };
  const closeIfOutsideOrChosen = (event: MouseEvent) => {
    const target = event.target;
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) dialog.current?.close();
  };

  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={open}
        className="grid size-11 place-items-center hover:text-brass"
        {...OPENS}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself */}
      <dialog
        ref={dialog}
        id={DIALOG_ID}
        aria-label="Menu"
        onClick={closeIfOutsideOrChosen}
        onClose={reset}
        className="menu-dialog m-0 h-dvh max-h-none w-[min(22rem,calc(100%-3rem))] max-w-none overflow-y-auto overscroll-contain"
      >
        <div className="flex h-16 items-center justify-between border-line border-b pr-2 pl-4">
          {opened ? (
            <button ref={focus} type="button" onClick={back} className="-ml-2 flex min-h-11 items-center gap-1 pr-3">
              <Icon name="left" className="size-5" />
              Back
            </button>
          ) : (
            <span className="font-display text-xl">Samay</span>
          )}
          <button
            type="button"
            aria-label="Close menu"
            onClick={close}
            className="grid size-11 place-items-center"
            {...CLOSES}
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
        {opened ? (
          <Submenu entry={opened} />
        ) : (
          <>
            <TopLevel entries={entries} left={left} onOpen={setOpened} />
            <MenuAccount hint={accountHint} />
          </>
        )}
      </dialog>
    </>
  );
}

interface TopLevelProps {
  entries: MenuEntry[];
  left: MenuEntry | null;
  onOpen: (entry: MenuEntry) => void;
}

function TopLevel({ entries, left, onOpen }: TopLevelProps) {
  return (
    <ul className="px-4 py-2">
      {entries.map((entry) => (
        <li key={entry.href} className="flex border-line border-b">
          <Link href={entry.href} className="flex min-h-14 flex-1 items-center font-display text-lg">
            {entry.name}
          </Link>
          {entry.children.length > 0 && (
            <button
              ref={entry === left ? focus : undefined}
              type="button"
              aria-label={`More in ${entry.name}`}
              onClick={() => onOpen(entry)}
              className="needs-script grid w-14 place-items-center border-line border-l"
            >
              <Icon name="right" className="size-5" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Submenu({ entry }: { entry: MenuEntry }) {
  return (
    <ul className="px-4 py-2">
      <li>
        <Link href={entry.href} className="flex min-h-12 items-center font-display text-xl">
          All {entry.name}
        </Link>
      </li>
      {entry.children.map((child) => (
        <li key={child.href} className="border-line border-t py-1">
          <Link href={child.href} className="flex min-h-11 items-center">
            {child.name}
          </Link>
          {child.children.length > 0 && (
            <ul className="pb-2 pl-4">
              {child.children.map((leaf) => (
                <li key={leaf.href}>
                  <Link href={leaf.href} className="flex min-h-11 items-center text-muted">
                    {leaf.name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

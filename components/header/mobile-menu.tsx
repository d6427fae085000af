'use client';

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Language } from '#lib/messages/languages.ts';
import * as paths from '#lib/shared/paths.ts';
import type { TopCategory } from '#lib/storefront/content/types.ts';
import { onRouteStart } from '#lib/storefront/platform/browser/navigation.ts';
import type { Device } from '#lib/storefront/platform/gate/index.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { MenuAccount } from './menu-account';
import { MobileMenuTop } from './mobile-menu-top';
import { type OpenPanel, useMenuPanels } from './use-menu-panels';

const DIALOG_ID = 'mobile-menu';
// Browsers with invoker commands open and close the dialog without a script; the handlers serve older
// browsers.
const OPENS = { command: 'show-modal', commandfor: DIALOG_ID };
const CLOSES = { command: 'close', commandfor: DIALOG_ID };
const opensByItself = () => 'commandForElement' in HTMLButtonElement.prototype;

function focus(element: HTMLElement | null): void {
  element?.focus();
}

interface MobileMenuProps {
  shopName: string;
  categories: TopCategory[];
  /** The kind of device that the operator's content in the panels is for. */
  device: Device;
  /** A short hint about the account's content. */
  accountHint: string;
  wishlist?: boolean;
  /** The languages that the page can be switched to. */
  languages?: readonly Language[];
}

/** The slide-in menu of narrow screens: the top categories, each panel with a back button, and the account. */
export function MobileMenu({
  shopName,
  categories,
  device,
  accountHint,
  wishlist = false,
  languages = [],
}: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const panels = useMenuPanels(device);
  const [opened, setOpened] = useState<OpenPanel | null>(null);
  // The address of the category whose panel was just left; the focus returns to its button.
  const [lastOpened, setLastOpened] = useState<string | null>(null);

  useEffect(() => {
    const close = () => dialog.current?.close();
    // In a window that became wide the menu is hidden, and would still block the page behind it.
    const closeIfUnseen = () => {
      if (dialog.current?.getClientRects().length === 0) close();
    };
    const removeRouteListener = onRouteStart(close);
    window.addEventListener('popstate', close);
    window.addEventListener('resize', closeIfUnseen);
    return () => {
      removeRouteListener();
      window.removeEventListener('popstate', close);
      window.removeEventListener('resize', closeIfUnseen);
    };
  }, []);

  const open = () => {
    panels.fetchAhead();
    if (!opensByItself()) dialog.current?.showModal();
  };
  const close = () => {
    if (!opensByItself()) dialog.current?.close();
  };
  const show = (next: OpenPanel | null, previous: string | null) => {
    panels.forget();
    setOpened(next);
    setLastOpened(previous);
  };
  const closeIfOutsideOrChosen = (event: MouseEvent) => {
    const target = event.target;
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) dialog.current?.close();
  };

  const levelMotion = opened ? 'menu-level-below' : lastOpened ? 'menu-level-above' : '';

  return (
    <div className="flex items-center">
      <button
        type="button"
        aria-label={m.headerMenu()}
        aria-haspopup="dialog"
        onClick={open}
        className="grid size-11 shrink-0 place-items-center hover:text-brass"
        {...OPENS}
      >
        <Icon name="menu" />
      </button>
      {/* A plain link for browsers that cannot open a dialog without a script. */}
      <a
        href={paths.everything()}
        className="without-script mr-3 min-h-11 items-center whitespace-nowrap text-sm underline decoration-line underline-offset-4"
      >
        {m.headerAllCategories()}
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog natively */}
      <dialog
        ref={dialog}
        id={DIALOG_ID}
        aria-label={m.headerMenu()}
        onClick={closeIfOutsideOrChosen}
        onClose={() => show(null, null)}
        className="menu-dialog m-0 h-dvh max-h-none w-[min(22rem,calc(100%-3rem))] max-w-none flex-col overflow-hidden p-0 open:flex"
      >
        <div className="flex h-16 shrink-0 items-center justify-between border-line border-b pr-2 pl-4">
          {opened ? (
            <button
              ref={focus}
              type="button"
              onClick={() => show(null, opened.entry.href)}
              className="-ml-2 flex min-h-11 items-center gap-1 pr-3 hover:text-brass"
            >
              <Icon name="left" className="size-5" />
              {m.commonBack()}
            </button>
          ) : (
            <span className="font-display text-xl">{shopName}</span>
          )}
          <button
            type="button"
            aria-label={m.headerCloseMenu()}
            onClick={close}
            className="grid size-11 place-items-center hover:text-brass"
            {...CLOSES}
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
        {/* Each level is a separate element, so that it starts at its top and slides in from its side. */}
        <div
          key={opened?.entry.href ?? ''}
          className={`menu-level flex-1 overflow-y-auto overscroll-contain ${levelMotion}`}
        >
          {opened ? (
            <opened.View entry={opened.entry} />
          ) : (
            <>
              <MobileMenuTop
                categories={categories}
                lastOpened={lastOpened}
                pictures={panels.pictures}
                awaited={panels.awaited}
                onOpen={(category) => panels.open(category, (panel) => show(panel, null))}
              />
              <MenuAccount hint={accountHint} wishlist={wishlist} languages={languages} />
            </>
          )}
        </div>
      </dialog>
    </div>
  );
}

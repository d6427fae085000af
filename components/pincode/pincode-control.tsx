'use client';

import type { MouseEvent } from 'react';
import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { LineDrawing } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { isPlainPress } from '@/components/ui/plain-press';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';
import { useScripted } from '@/components/ui/use-scripted';
import { useRememberedPincode } from './use-remembered-pincode';

const load = () => import('./pincode-dialog').then((file) => file.PincodeDialog);
const PIN =
  'M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11Zm0-8.75a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z';

interface PincodeControlProps {
  hasIcon: boolean;
  className: string;
  /** The text where no pincode is kept. */
  invitation?: string;
  /** What is known of the delivery to the kept pincode, in place of the pincode alone. */
  answer?: string;
}

/**
 * The pincode that delivery dates are for, and the way to choose or change it: a dialog where scripts run, otherwise
 * a page. The server writes the neutral text; both texts have the same room.
 */
export function PincodeControl({ hasIcon, className, invitation = m.pincodeChoose(), answer }: PincodeControlProps) {
  const pincode = useRememberedPincode();
  const scripted = useScripted();
  const { opener, busy, fetchAhead, open, view } = useLazyDialog<HTMLAnchorElement>(load, paths.pincode());
  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    // The menu of phones closes when one of its links is followed; this one stays on the page.
    event.stopPropagation();
    open();
  };
  return (
    <>
      <Link
        ref={opener}
        href={paths.pincode()}
        aria-haspopup={scripted ? 'dialog' : undefined}
        aria-busy={busy}
        onClick={onClick}
        onPointerEnter={fetchAhead}
        onPointerDown={fetchAhead}
        onFocus={fetchAhead}
        className={`flex items-center gap-1.5 whitespace-nowrap hover:text-brass aria-busy:cursor-progress aria-busy:opacity-50 ${className}`}
      >
        {hasIcon && <LineDrawing shape={PIN} className="size-5" />}
        <span className="min-w-44 tabular-nums">
          {pincode ? answer || m.pincodeDeliverTo({ pincode }) : invitation}
        </span>
        {answer !== undefined && pincode && (
          <span className="underline underline-offset-4 max-[23rem]:sr-only">{m.commonChange()}</span>
        )}
      </Link>
      {view}
    </>
  );
}

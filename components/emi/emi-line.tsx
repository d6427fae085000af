'use client';

import { type MouseEvent, useCallback } from 'react';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { lowestInstalment } from '#lib/storefront/emi/instalments.ts';
import type { EmiPlan } from '#lib/storefront/emi/types.ts';
import * as m from '#messages';
import { isPlainPress } from '@/components/ui/plain-press';
import { TaggedText } from '@/components/ui/tagged-text';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';
import { useScripted } from '@/components/ui/use-scripted';

interface EmiLineProps {
  plans: readonly EmiPlan[];
  /** In paise. */
  amount: number;
  className?: string;
}

/**
 * The lowest monthly instalment for an amount, with its plans in a dialog, or on a page without scripts. Renders nothing
 * where no plan is for that amount.
 */
export function EmiLine({ plans, amount, className = '' }: EmiLineProps) {
  const load = useCallback(async () => {
    const { EmiDialog } = await import('./emi-dialog');
    return ({ onClose }: { onClose: () => void }) => <EmiDialog plans={plans} amount={amount} onClose={onClose} />;
  }, [plans, amount]);
  const { opener, busy, fetchAhead, open, view } = useLazyDialog<HTMLAnchorElement>(load, paths.emi(amount));
  const scripted = useScripted();
  const from = lowestInstalment(plans, amount);
  if (from === null) return null;
  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    open();
  };
  return (
    <div className={className}>
      <p className="text-sm">
        <TaggedText
          text={m.emiFrom({ amount: formatPaise(from) })}
          tags={{ amount: (inner) => <span className="whitespace-nowrap tabular-nums">{inner}</span> }}
        />{' '}
        <a
          ref={opener}
          href={paths.emi(amount)}
          rel="nofollow"
          aria-haspopup={scripted ? 'dialog' : undefined}
          aria-busy={busy}
          onClick={onClick}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          className="-my-2.5 ml-1 inline-flex min-h-11 items-center whitespace-nowrap text-muted underline decoration-line underline-offset-4 hover:text-brass aria-busy:cursor-progress"
        >
          {m.emiSeePlans()}
        </a>
      </p>
      {view}
    </div>
  );
}

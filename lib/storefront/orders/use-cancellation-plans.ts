'use client';

import { useEffect, useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatItemSelection, type ItemSelection } from './cancellation/item-selection.ts';
import type { CancellationPlans } from './cancellation/plans.ts';

/** Null where nobody can tell. */
async function readPlans(href: string, signal: AbortSignal): Promise<CancellationPlans | null> {
  try {
    const response = await fetch(href, { signal });
    return response.ok ? ((await response.json()) as CancellationPlans) : null;
  } catch {
    return null;
  }
}

interface LivePlans {
  /** Those of the choice before while `busy`; null where nothing is chosen, or it cannot be told. */
  plans: CancellationPlans | null;
  /** Whether those of the last choice are still being asked for. */
  busy: boolean;
  failed: boolean;
  /** Asks again; what is known stands until it is told anew, because it is what the shopper has seen. */
  renew: () => void;
}

interface Rendered {
  /** Null for all that is left. */
  pieces: ItemSelection | null;
  plans: CancellationPlans | null;
}

interface Known {
  /** Where it was asked, and how many renewals had been wanted by then. */
  href: string;
  renewals: number;
  plans: CancellationPlans | null;
}

const hrefOf = (number: string, selection: ItemSelection | null) =>
  apiPaths.cancellationPreview(number, selection === null ? undefined : formatItemSelection(selection));

/** What would go back for the pieces that are chosen now; `rendered`: as the page came with it. */
export function useCancellationPlans(number: string, selection: ItemSelection | null, rendered: Rendered): LivePlans {
  const href = selection?.size === 0 ? null : hrefOf(number, selection);
  const [known, setKnown] = useState<Known>({
    href: rendered.plans ? hrefOf(number, rendered.pieces) : '',
    renewals: 0,
    plans: rendered.plans,
  });
  const [renewals, setRenewals] = useState(0);
  const busy = href !== null && known.href !== href;
  const asking = busy || known.renewals !== renewals;

  useEffect(() => {
    if (!asking || href === null) return;
    const left = new AbortController();
    void readPlans(href, left.signal).then((plans) => {
      if (left.signal.aborted) return;
      // A renewal that fails leaves what the shopper has seen.
      setKnown((before) => ({ href, renewals, plans: plans ?? (before.href === href ? before.plans : null) }));
    });
    return () => left.abort();
  }, [href, renewals, asking]);

  return {
    plans: href === null ? null : known.plans,
    busy,
    failed: href !== null && !busy && known.plans === null,
    renew: () => setRenewals((before) => before + 1),
  };
}

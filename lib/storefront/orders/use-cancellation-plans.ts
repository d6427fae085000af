'use client';

import { useEffect, useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { formatItemSelection, type ItemSelection } from './cancellation/item-selection.ts';
import type { CancellationPlans } from './cancellation/plans.ts';

/** Fetches the plans; null where they are not available. */
async function readPlans(href: string, signal: AbortSignal): Promise<CancellationPlans | null> {
  try {
    const response = await browserFetch(href, { signal });
    return response.ok ? ((await response.json()) as CancellationPlans) : null;
  } catch {
    return null;
  }
}

interface LivePlans {
  /** The previous choice's plans while `busy`; null where nothing is chosen, or they are not available. */
  plans: CancellationPlans | null;
  /** Whether the plans of the last choice are being loaded. */
  busy: boolean;
  failed: boolean;
  /** Loads the plans again; the known ones stay until then, because the shopper has seen them. */
  renew: () => void;
}

interface Rendered {
  /** The selected items; null for everything that is left. */
  selection: ItemSelection | null;
  plans: CancellationPlans | null;
}

interface LoadedPlans {
  /** The address of the request, and how many renewals were requested before it. */
  href: string;
  renewals: number;
  plans: CancellationPlans | null;
}

const hrefOf = (number: string, selection: ItemSelection | null) =>
  apiPaths.cancellationPreview(number, selection === null ? undefined : formatItemSelection(selection));

/** The refund plans for the current selection; `rendered`: those that the page was rendered with. */
export function useCancellationPlans(number: string, selection: ItemSelection | null, rendered: Rendered): LivePlans {
  const href = selection?.size === 0 ? null : hrefOf(number, selection);
  const [loaded, setLoaded] = useState<LoadedPlans>({
    href: rendered.plans ? hrefOf(number, rendered.selection) : '',
    renewals: 0,
    plans: rendered.plans,
  });
  const [renewals, setRenewals] = useState(0);
  const busy = href !== null && loaded.href !== href;
  const isLoading = busy || loaded.renewals !== renewals;

  useEffect(() => {
    if (!isLoading || href === null) return;
    const left = new AbortController();
    void readPlans(href, left.signal).then((plans) => {
      if (left.signal.aborted) return;
      // A failed renewal keeps what the shopper has seen.
      setLoaded((before) => ({ href, renewals, plans: plans ?? (before.href === href ? before.plans : null) }));
    });
    return () => left.abort();
  }, [href, renewals, isLoading]);

  return {
    plans: href === null ? null : loaded.plans,
    busy,
    failed: href !== null && !busy && loaded.plans === null,
    renew: () => setRenewals((before) => before + 1),
  };
}

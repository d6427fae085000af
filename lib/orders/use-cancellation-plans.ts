'use client';

import { useEffect, useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { type ChosenPieces, writePieces } from './cancellation/pieces.ts';
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
  /** Asks again; what is known of the choice stands until then, because it is what the shopper has seen. */
  renew: () => void;
}

interface Rendered {
  /** Null for all that is left. */
  pieces: ChosenPieces | null;
  plans: CancellationPlans | null;
}

interface Known {
  /** Where it was asked. */
  href: string;
  plans: CancellationPlans | null;
  isToBeAskedAgain: boolean;
}

const hrefOf = (number: string, pieces: ChosenPieces | null) =>
  apiPaths.cancellationPreview(number, pieces === null ? undefined : writePieces(pieces));

/** What would go back for the pieces that are chosen now; `rendered`: as the page came with it. */
export function useCancellationPlans(number: string, pieces: ChosenPieces | null, rendered: Rendered): LivePlans {
  const href = pieces?.size === 0 ? null : hrefOf(number, pieces);
  const [known, setKnown] = useState<Known>({
    href: rendered.plans ? hrefOf(number, rendered.pieces) : '',
    plans: rendered.plans,
    isToBeAskedAgain: false,
  });
  const busy = href !== null && known.href !== href;
  const asking = busy || known.isToBeAskedAgain;

  useEffect(() => {
    if (!asking || href === null) return;
    const left = new AbortController();
    void readPlans(href, left.signal).then((plans) => {
      if (!left.signal.aborted) setKnown({ href, plans, isToBeAskedAgain: false });
    });
    return () => left.abort();
  }, [href, asking]);

  return {
    plans: href === null ? null : known.plans,
    busy,
    failed: href !== null && !busy && known.plans === null,
    renew: () => setKnown((before) => ({ ...before, isToBeAskedAgain: true })),
  };
}

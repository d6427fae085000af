'use client';

import { useCallback, useState } from 'react';
import type { CartChange } from '#lib/storefront/cart/client.ts';
import { cartNoticeText } from '#lib/storefront/cart/notices.ts';
import { toast } from '@/components/ui/toast';

const showToast = (text: string) => toast({ kind: 'failure', text });

/**
 * Why the last change of a line failed, by line id; a success clears it. `onFailure` announces it; the
 * function must be stable between renders.
 */
export function useCartMessages(onFailure: (text: string) => void = showToast) {
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());

  const showProblem = useCallback((lineId: string, text: string) => {
    setProblems((before) => {
      const after = new Map(before);
      if (text) after.set(lineId, text);
      else after.delete(lineId);
      return after;
    });
  }, []);

  const onChange = useCallback(
    ({ lineId, reply, last }: CartChange) => {
      // A newer change is pending, and only its reply matters.
      if (!last) return;
      showProblem(lineId, reply.ok ? '' : reply.message);
      if (!reply.ok) onFailure(reply.message);
    },
    [showProblem, onFailure],
  );

  const onInvalid = useCallback(
    (lineId: string) => showProblem(lineId, cartNoticeText('quantity-invalid')),
    [showProblem],
  );
  return { problems, onChange, onInvalid };
}

'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { ProblemSummary } from '@/components/form/problem-summary';
import { CardFields } from '@/components/gift-cards/card-fields';
import { Button } from '@/components/ui/button';
import { useGiftForm } from './use-gift-form';

const idOf = (name: string) => `gift-card-${name}`;

interface GiftCardFormProps {
  returned: FormState;
  onCart: (cart: Cart) => void;
}

/** The form that applies a gift card to the cart. */
export function GiftCardForm({ returned, onCart }: GiftCardFormProps) {
  const { problems, busy, onSubmit } = useGiftForm({
    problems: returned.problems,
    done: 'gift-card-used',
    onCart,
  });
  return (
    <form method="post" action={apiPaths.cartGiftCards()} noValidate onSubmit={onSubmit} className="grid gap-3">
      <ProblemSummary problems={problems} idOf={idOf} />
      <input type="hidden" name="intent" value="apply" />
      <CardFields idOf={idOf} problems={problems} />
      <Button type="submit" variant="secondary" aria-busy={busy}>
        Apply gift card
      </Button>
    </form>
  );
}

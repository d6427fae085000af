'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { Cart, UsedGiftCard } from '#lib/storefront/cart/types.ts';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { useGiftForm } from './use-gift-form';

interface AppliedGiftCardProps {
  card: UsedGiftCard;
  onCart: (cart: Cart) => void;
}

/** A gift card that the cart uses, with a button to remove it. */
export function AppliedGiftCard({ card, onCart }: AppliedGiftCardProps) {
  const { problems, busy, onSubmit } = useGiftForm({ done: 'gift-card-removed', onCart });
  return (
    <li>
      <form method="post" action={apiPaths.cartGiftCards()} onSubmit={onSubmit}>
        <p className="tabular-nums">
          Card ending {card.lastDigits}: {formatPaise(card.amount)} of {formatPaise(card.balance)} used
        </p>
        <ProblemSummary problems={problems} idOf={(field) => field} />
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={card.id} />
        <Button
          type="submit"
          variant="quiet"
          aria-label={`Remove gift card ending ${card.lastDigits}`}
          aria-busy={busy}
        >
          Remove
        </Button>
      </form>
    </li>
  );
}

'use client';

import { useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { balanceCopy } from '#lib/storefront/gift-cards/balance-copy.ts';
import type { GiftCardBalance } from '#lib/storefront/gift-cards/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { CardFields } from './card-fields';

const idOf = (name: string) => `balance-${name}`;

function Answer({ balance }: { balance: GiftCardBalance }) {
  const { title, left, validity } = balanceCopy(balance);
  return (
    <div className="mt-8 border-success border-l-2 py-2 pl-4">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 tabular-nums">{left}</p>
      <p>{validity}</p>
    </div>
  );
}

/** The form for the number and PIN of a gift card, and the balance it returns. */
export function BalanceView({ returned }: { returned: FormState }) {
  const [balance, setBalance] = useState<GiftCardBalance | null>(null);
  const { problems, busy, onSubmit } = useForm<{ balance: GiftCardBalance }>(returned.problems, ({ data }) => {
    setBalance(data?.balance ?? null);
    return data !== undefined;
  });

  return (
    <div className="page-width py-8 md:py-12">
      <div className="max-w-measure">
        <h1 className="text-4xl">{m.giftCardCheckBalance()}</h1>
        <form
          method="post"
          action={apiPaths.giftCardBalance()}
          noValidate
          onSubmit={(event) => {
            // The balance of another gift card must not be shown beside this one.
            setBalance(null);
            onSubmit(event);
          }}
          className="mt-6 grid max-w-md gap-5"
        >
          <ProblemSummary problems={problems} idOf={idOf} />
          <CardFields idOf={idOf} problems={problems} />
          <Button type="submit" aria-busy={busy} className="justify-self-start">
            {m.giftCardCheckBalanceButton()}
          </Button>
        </form>
        <div role="status">{balance && <Answer balance={balance} />}</div>
      </div>
    </div>
  );
}

'use client';

import { type Ref, useState } from 'react';
import { engravingPriceText } from '#lib/storefront/engraving/copy.ts';
import type { EngravingTerms } from '#lib/storefront/engraving/types.ts';
import * as m from '#messages';
import { EngravingField } from '@/components/engraving/engraving-field';
import { Icon } from '@/components/ui/icon';

interface EngravingOptionProps {
  terms: EngravingTerms;
  /** Why the store refused the text that was sent; empty where it did not. */
  refusal: string;
  input: Ref<HTMLInputElement>;
  onText: (text: string, isSound: boolean) => void;
}

/** Engraving on a product page; collapsed, because most pieces are bought without. */
export function EngravingOption({ terms, refusal, input, onText }: EngravingOptionProps) {
  const [isOpen, setOpen] = useState(refusal !== '');
  return (
    <details
      id="engraving"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group scroll-mt-24 border-line border-y [fieldset+&]:mt-5"
    >
      <summary className="flex min-h-12 items-center gap-3">
        {m.engravingAdd()}
        <span className="ml-auto text-muted text-sm tabular-nums">{engravingPriceText(terms)}</span>
        <Icon name="down" className="size-5 transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <div className="pt-1 pb-5">
        <EngravingField terms={terms} refusal={refusal} input={input} onText={onText} />
      </div>
    </details>
  );
}

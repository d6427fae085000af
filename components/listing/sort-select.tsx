'use client';

import { useRouter } from 'next/navigation';
import type { ChangeEvent } from 'react';
import { startRoute } from '#lib/shared/navigation.ts';

interface SortSelectProps {
  id: string;
  chosen: string;
  choices: { value: string; title: string; href: string }[];
}

/** The combobox of the sort form; choosing leads to the list in that order. As wide whichever of its options have arrived. */
export function SortSelect({ id, chosen, choices }: SortSelectProps) {
  const router = useRouter();
  const go = (event: ChangeEvent<HTMLSelectElement>) => {
    const choice = choices.find((candidate) => candidate.value === event.target.value);
    if (!choice) return;
    startRoute(false);
    router.push(choice.href, { scroll: false });
  };
  return (
    <select
      id={id}
      name="sort"
      defaultValue={chosen}
      onChange={go}
      className="min-h-11 w-48 max-w-full rounded-sm border border-edge bg-paper px-3 text-sm"
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.title}
        </option>
      ))}
    </select>
  );
}

'use client';

import { type FormEvent, useId, useState } from 'react';
import { formatMoment } from '#lib/shared/dates.ts';
import { currentChoice, saveChoice } from '#lib/storefront/marketing/consent/client.ts';
import { VISIT_PURPOSE_TEXTS } from '#lib/storefront/marketing/consent/purpose-texts.ts';
import { VISIT_PURPOSES } from '#lib/storefront/marketing/consent/purposes.ts';
import * as m from '#messages';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

/** The choice made before, as text. */
function ChosenBefore() {
  const choice = currentChoice();
  return (
    <p className="mt-4 text-muted text-sm">
      {choice ? m.consentLastChosen({ moment: formatMoment(choice.at) }) : m.consentNothingAgreed()}
    </p>
  );
}

/** The dialog of cookie choices by purpose: only granted purposes are ticked, and one press refuses all. */
export function ChoicesDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [before] = useState(() => currentChoice()?.granted ?? []);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    saveChoice(VISIT_PURPOSES.filter((purpose) => ticked.has(purpose)));
    onClose();
  };
  const refuse = () => {
    saveChoice([]);
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      label={m.consentCookieChoices()}
      className="w-[min(34rem,100%-2rem)] overflow-y-auto"
    >
      <form onSubmit={save} className="p-5 sm:p-8">
        <h2 className="pr-10 text-2xl">{m.consentCookieChoices()}</h2>
        <p className="mt-3">{m.consentIntro()}</p>
        <ul className="mt-5 border-line border-t">
          {VISIT_PURPOSES.map((purpose) => (
            <li key={purpose} className="border-line border-b py-2">
              <label
                htmlFor={`${id}-${purpose}`}
                className="flex min-h-11 cursor-pointer items-center gap-3 font-medium"
              >
                <input
                  type="checkbox"
                  id={`${id}-${purpose}`}
                  name={purpose}
                  defaultChecked={before.includes(purpose)}
                  aria-describedby={`${id}-${purpose}-text`}
                  className="size-5 shrink-0 cursor-pointer accent-brass"
                />
                {VISIT_PURPOSE_TEXTS[purpose].title()}
              </label>
              <p id={`${id}-${purpose}-text`} className="mb-1 ml-8 text-muted text-sm">
                {VISIT_PURPOSE_TEXTS[purpose].text()}
              </p>
            </li>
          ))}
        </ul>
        <ChosenBefore />
        <div className="mt-5 grid gap-3 sm:grid-cols-2">
          <Button type="submit" variant="secondary">
            {m.consentSaveChoices()}
          </Button>
          <Button variant="secondary" onClick={refuse}>
            {m.consentRefuseAll()}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

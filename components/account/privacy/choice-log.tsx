import { VISIT_PURPOSE_TEXTS, VISIT_PURPOSES } from '#lib/consent/purposes.ts';
import type { LoggedChoice } from '#lib/consent/types.ts';
import { formatMoment } from '#lib/shared/dates.ts';

/** More would be nothing but long. */
const MOST_SHOWN = 8;

/** A purpose in the words of today's notice; one that is asked for no longer by its name. */
function titleOf(name: string): string {
  const purpose = VISIT_PURPOSES.find((known) => known === name);
  return purpose ? VISIT_PURPOSE_TEXTS[purpose].title : name;
}

/** Choices with their time and the version of the question, the newest first. */
export function ChoiceLog({ log }: { log: LoggedChoice[] }) {
  if (log.length === 0) return <p className="mt-2 text-muted text-sm">No choices yet.</p>;
  return (
    <>
      <ol className="mt-3 border-line border-t">
        {log.slice(0, MOST_SHOWN).map(({ id, at, version, purposes }) => (
          <li key={id} className="border-line border-b py-3">
            <p className="font-medium">{formatMoment(at)}</p>
            <p className="mt-1 text-muted text-sm">
              {purposes.map(({ purpose, granted }) => `${titleOf(purpose)}: ${granted ? 'agreed' : 'refused'}. `)}
              Version {version} of the question.
            </p>
          </li>
        ))}
      </ol>
      {log.length > MOST_SHOWN && <p className="mt-3 text-sm">Older choices are in the file with your data.</p>}
    </>
  );
}

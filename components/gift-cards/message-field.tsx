import { LONGEST_MESSAGE } from '#lib/gift-cards/message.ts';

interface MessageFieldProps {
  id: string;
  value: string;
  /** What is wrong and how to mend it; empty where nothing is. */
  error: string;
}

/** What the buyer writes to who receives the card. */
export function MessageField({ id, value, error }: MessageFieldProps) {
  const describedBy = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-muted text-sm">
        Message (optional)
      </label>
      <textarea
        id={id}
        name="message"
        rows={4}
        maxLength={LONGEST_MESSAGE}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        className={`w-full rounded-sm border bg-transparent px-3 py-2 text-ink ${error ? 'border-danger' : 'border-edge'}`}
      />
      <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
        At most {LONGEST_MESSAGE} characters. It stands in the mail with the card.
      </p>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

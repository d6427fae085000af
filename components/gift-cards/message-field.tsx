import { LONGEST_MESSAGE } from '#lib/gift-cards/message.ts';
import { TextAreaField } from '@/components/ui/text-area-field';

interface MessageFieldProps {
  id: string;
  value: string;
  /** What is wrong and how to mend it; empty where nothing is. */
  error: string;
}

/** What the buyer writes to who receives the card. */
export function MessageField({ id, value, error }: MessageFieldProps) {
  return (
    <TextAreaField
      id={id}
      name="message"
      label="Message (optional)"
      maxLength={LONGEST_MESSAGE}
      defaultValue={value}
      hint={`At most ${LONGEST_MESSAGE} characters. We include it in the email with the card.`}
      error={error}
    />
  );
}

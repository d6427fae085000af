import { MAX_MESSAGE_LENGTH } from '#lib/storefront/gift-cards/message.ts';
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
      maxLength={MAX_MESSAGE_LENGTH}
      defaultValue={value}
      hint={`At most ${MAX_MESSAGE_LENGTH} characters. We include it in the email with the card.`}
      error={error}
    />
  );
}

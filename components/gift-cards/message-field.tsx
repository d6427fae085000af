import { MAX_MESSAGE_LENGTH } from '#lib/storefront/gift-cards/message.ts';
import { TextAreaField } from '@/components/ui/text-area-field';

interface MessageFieldProps {
  id: string;
  value: string;
  /** The field's error message; empty where there is none. */
  error: string;
}

/** The buyer's message to the recipient of the gift card. */
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

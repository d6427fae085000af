import type { LanguageCode } from './languages.ts';

/** Messages that a shop may word itself: those of its mails and of its texts to phones. */
export const OWN_KEY = /^(?:mail|sms)[A-Z]/;

/** A message that a shop words itself. */
export interface OwnMessage {
  language: LanguageCode;
  key: string;
  /** MessageFormat with the values of the message that it replaces. */
  text: string;
}

type Written = (values?: Readonly<Record<string, unknown>>) => string;

let own: ReadonlyMap<string, Written> = new Map();

const nameOf = (language: string, key: string) => `${language} ${key}`;

/** A message as the shop words it; undefined where it says what the store says. */
export function ownMessage(language: string, key: string): Written | undefined {
  return own.get(nameOf(language, key));
}

/** Words messages of this process from now on; all others are the store's. Throws where one cannot be parsed. */
export async function setOwnMessages(messages: readonly OwnMessage[]): Promise<void> {
  if (messages.length === 0) {
    own = new Map();
    return;
  }
  // Imported late: most shops word none.
  const { default: MessageFormat } = await import('@messageformat/core');
  own = new Map(
    messages.map(({ language, key, text }): [string, Written] => {
      const compiled = new MessageFormat(language).compile(text);
      return [nameOf(language, key), (values) => compiled(values ?? {})];
    }),
  );
}

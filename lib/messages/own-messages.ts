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

/** A message of a shop that cannot be said, and why. */
interface UnusableMessage extends OwnMessage {
  problem: string;
}

/**
 * Words messages of this process from now on; all others are the store's. Returns those that cannot be said, in place of which the
 * store's stay: one wrong message must not silence the others.
 */
export async function setOwnMessages(messages: readonly OwnMessage[]): Promise<readonly UnusableMessage[]> {
  const found = new Map<string, Written>();
  const unusable: UnusableMessage[] = [];
  if (messages.length > 0) {
    // Imported late: most shops word none.
    const [{ default: MessageFormat }, { formProblem }] = await Promise.all([
      import('@messageformat/core'),
      import('./compile/form-problem.ts'),
    ]);
    const compiled = ({ language, text }: OwnMessage) => new MessageFormat(language).compile(text);
    for (const message of messages) {
      const { language, key, text } = message;
      try {
        const problem = formProblem(text, language);
        const written = compiled(message);
        if (problem === null) found.set(nameOf(language, key), (values) => written(values ?? {}));
        else unusable.push({ ...message, problem });
      } catch (error) {
        unusable.push({ ...message, problem: String(error) });
      }
    }
  }
  own = found;
  return unusable;
}

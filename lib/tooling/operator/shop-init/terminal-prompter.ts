import type { Readable } from 'node:stream';
import confirm from '@inquirer/confirm';
import input from '@inquirer/input';
import password from '@inquirer/password';
import { type Prompter, StoppedError } from './init-shop.ts';

/** Where prompts read and write; the terminal of this process unless given. */
interface Streams {
  input?: Readable;
  output?: NodeJS.WritableStream;
}

/** Asks the person at this terminal. */
export function terminalPrompter(streams: Streams = {}): Prompter {
  return {
    answer: ({ message, preset, problem }) =>
      untilStopped(streams, async (context) => {
        const typed = await input(
          { message, ...(preset !== '' && { default: preset }), validate: (text) => problem(text.trim()) ?? true },
          context,
        );
        return typed.trim();
      }),
    secret: (message) => untilStopped(streams, (context) => password({ message, mask: '*' }, context)),
    agrees: (message) => untilStopped(streams, (context) => confirm({ message, default: false }, context)),
  };
}

/** Asks until Ctrl+C, or until what is piped in ends: of that prompts learn by a signal alone. */
async function untilStopped<Answer>(
  streams: Streams,
  ask: (context: Streams & { signal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  const { input: source = process.stdin } = streams;
  const ended = new AbortController();
  const stop = () => ended.abort();
  source.once('end', stop);
  if (source.readableEnded) stop();
  try {
    return await ask({ ...streams, signal: ended.signal });
  } catch (error) {
    const isLeft = error instanceof Error && ['ExitPromptError', 'AbortPromptError'].includes(error.name);
    if (isLeft) throw new StoppedError('Stopped.', { cause: error });
    throw error;
  } finally {
    source.off('end', stop);
  }
}

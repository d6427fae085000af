import { access, readFile, rename, writeFile } from 'node:fs/promises';
import { errorCode } from '#lib/shared/error-code.ts';
import { readText } from '#lib/shared/read-text.ts';
import { operatorClient, operatorNameHere, operatorSessions, runOperatorTool, sessionClient } from './operator-tool.ts';
import { runShopCommand } from './shop-command.ts';
import { terminalPrompter } from './shop-init/terminal-prompter.ts';

/** `npm run shop`: shows and saves the profile of the running shop. Sets the exit code. */
export async function runShopTool(args: readonly string[]): Promise<void> {
  await runOperatorTool((terminal) =>
    runShopCommand(args, {
      ...terminal,
      name: operatorNameHere(),
      clientOf: operatorClient,
      clientWith: sessionClient,
      sessions: operatorSessions,
      readText,
      readBytes: (path) => readFile(path),
      prompter: terminalPrompter(),
      exists,
      write: replaceFile,
    }),
  );
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

async function replaceFile(path: string, text: string, mode: number): Promise<void> {
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, text, { mode, flag: 'wx' });
  await rename(temporary, path);
}

import { runTool } from './run-tool.ts';

/** The program of the commands that keep the data of a store. */
export const MAINTENANCE_PROGRAM = 'lib/retail-api/maintenance/main.ts';

/** The commands of `npm run shop` that work on the data of a store, without the retail API. */
export const DATA_COMMANDS = ['export', 'import', 'owner'] as const;

/** Creates the function that runs `npm run migrate`, `backup`, `restore` or a command of `npm run shop` on its data in a process of its own and sets the exit code. */
export function maintenance(command: 'migrate' | 'backup' | 'restore' | (typeof DATA_COMMANDS)[number]) {
  return async (args: readonly string[]): Promise<void> => {
    const tool = { file: MAINTENANCE_PROGRAM, arguments: [command, ...args] };
    process.exitCode = (await runTool(tool, { buffered: false })).exitCode;
  };
}

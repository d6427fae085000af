import { runTool } from './run-tool.ts';

/** The program of the commands that keep the data of a store. */
export const MAINTENANCE_PROGRAM = 'lib/retail-api/maintenance/main.ts';

/** Creates the function that runs `npm run migrate`, `backup` or `restore` in a process of its own and sets the exit code. */
export function maintenance(command: 'migrate' | 'backup' | 'restore') {
  return async (args: readonly string[]): Promise<void> => {
    const tool = { file: MAINTENANCE_PROGRAM, arguments: [command, ...args] };
    process.exitCode = (await runTool(tool, { buffered: false })).exitCode;
  };
}

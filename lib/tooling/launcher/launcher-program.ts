import { createProgram, runProgram, TERMINAL, type Terminal } from '#lib/shared/command-line.ts';

/** One of the project's commands. */
export interface LauncherCommand {
  description: string;
  /** Whether it parses its arguments itself and has help of its own; any other command takes none. */
  hasProgram?: true;
  run: (args: readonly string[]) => Promise<void>;
}

/**
 * Prints the help that the arguments ask for, or what is wrong with them, and runs no command. Sets the exit code for
 * wrong usage.
 */
export async function runLauncherProgram(
  commands: Readonly<Record<string, LauncherCommand>>,
  args: readonly string[],
  terminal: Terminal = TERMINAL,
): Promise<void> {
  const program = createProgram('npm run', terminal).description('Samay: an online store with its retail API.');
  for (const [name, { description, hasProgram }] of Object.entries(commands)) {
    const help = hasProgram ? `${description}; "npm run ${name} -- --help" explains it` : description;
    program
      .command(name)
      .description(help)
      .action(() => undefined);
  }
  const code = await runProgram(program, args, terminal);
  if (code !== 0) process.exitCode = code;
}

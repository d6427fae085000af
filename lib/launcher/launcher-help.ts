import { createProgram, type Output, runProgram, TERMINAL } from '#lib/shared/command-line.ts';

/** One of the project's commands. */
export interface LauncherCommand {
  /** What it does, for the help. */
  about: string;
  /** It reads the words behind its name by itself, and has help of its own; any other takes none. */
  readsWords?: true;
  run: (words: readonly string[]) => Promise<void>;
}

/** Prints the help that the words ask for, or says what is wrong with them; sets the exit code where something is. */
export async function launcherHelp(
  commands: Readonly<Record<string, LauncherCommand>>,
  words: readonly string[],
  output: Output = TERMINAL,
): Promise<void> {
  const program = createProgram('npm run', output).description('Samay: an online store with its retail API.');
  for (const [name, { about, readsWords }] of Object.entries(commands)) {
    const help = readsWords ? `${about}; "npm run ${name} -- help" says more` : about;
    program
      .command(name)
      .description(help)
      .action(() => undefined);
  }
  if (!(await runProgram(program, words, output))) process.exitCode = 1;
}

/** What is global in this process and may be changed by a test file; the function that comes back puts it all back. */
export function rememberProcess(): () => void {
  const variables = { ...process.env };
  const folder = process.cwd();
  const { exit } = process;
  const { console } = globalThis;
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
    process.chdir(folder);
    process.exit = exit;
    globalThis.console = console;
  };
}

import { existsSync } from 'node:fs';

const MINIMUM_NODE = 24;

const [major = '0'] = process.versions.node.split('.');
if (Number(major) < MINIMUM_NODE) {
  process.stderr.write(
    `Node ${MINIMUM_NODE} or newer is needed; this is ${process.version}. Start with npm (npm start), which brings its own on Linux, or install Node ${MINIMUM_NODE}.\n`,
  );
  process.exit(1);
}

// The operator's settings; an environment variable that is already set takes precedence.
const settingsFile = new URL('../../../.env', import.meta.url);
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);

// Imported late, because an older Node cannot even parse the TypeScript in them. The messages come first: modules
// that `main` imports may import them.
const { writeMessages } = await import('#lib/messages/compile/write-messages.ts');
await writeMessages();
const { main } = await import('./main.ts');
await main(process.argv.slice(2));

// Imports every module that the programs of an assembled store can load, so that a package or a file that assemble.sh took out by
// mistake is found while it runs and not by a shopper:
//   node deploy/check-imports.mjs STORE
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const store = resolve(process.argv[2] ?? '.');
process.chdir(store);

/** What starts a program when it is imported, runs in a browser or in the bundled storefront, or is for a build. */
const NOT_IMPORTED =
  /(?:^|\/)(?:main|[\w-]+-(?:process|worker|program)|print-[\w-]+|run)\.[jt]s$|\.tsx$|\.d\.ts$|\.browser\.js$|^lib\/back-office\/browser\/|^lib\/tooling\/launcher\/(?:build|write-local-scripts)|^lib\/messages\/compile\/(?:(?:write-)?dictionar|browser-functions)|^lib\/messages\/compiled\/browser\/|\/vitals\/measure-page\./;

const files = readdirSync(join(store, 'lib'), { recursive: true, encoding: 'utf8' })
  .map((name) => `lib/${name}`)
  .filter((name) => /\.[jt]s$/.test(name) && !NOT_IMPORTED.test(name));
/** What only the bundler of Next resolves. */
const BUNDLED =
  /\/node_modules\/next\/(?:headers|navigation|server)'|^This module cannot be imported from a Client Component/;
const missing = [];
for (const file of files) {
  await import(pathToFileURL(join(store, file))).catch(({ message }) => {
    if (!BUNDLED.test(message)) missing.push(`${file}: ${message}`);
  });
}
for (const line of missing) process.stderr.write(`${line}\n`);
if (missing.length > 0) process.exit(1);
process.stdout.write(`${files.length} modules find what they import.\n`);
process.exit(0);

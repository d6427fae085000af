import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import type PlainNodeEnvironment from './environment.ts';
import { jestObject } from './jest-object.ts';
import './module-hooks.ts';

const packages = createRequire(import.meta.url);
/** Where Jest keeps the listeners for the tests of a file. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/** Jest’s test framework, compiled. */
let framework: Script | undefined;
let files = 0;

/**
 * Loads test files as Node does, in place of Jest’s own loader: modules are evaluated once a process, and not once a
 * file as in Jest’s sandbox, where the retail API alone is 900 modules for each of 200 files. The rest of Jest is as
 * ever (order, time limits, hooks, reports), which a runner of its own, such as jest-light-runner, would have to write
 * anew: that one has no time limits. Modules cannot be mocked. The methods are those that Jest calls of its
 * `jest-runtime`.
 */
export default class PlainNodeRuntime {
  constructor(config: Parameters<typeof jestObject>[1], environment: PlainNodeEnvironment) {
    Object.assign(environment.global, { jest: jestObject(environment, config) });
  }

  /** Jest’s test framework is evaluated anew for each file: it holds the tests of one. */
  requireInternalModule(path: string): unknown {
    Reflect.deleteProperty(globalThis, EVENT_HANDLERS);
    framework ??= new Script(Module.wrap(readFileSync(path, 'utf8')), { filename: path });
    const module: { exports: unknown } = { exports: {} };
    framework.runInThisContext()(module.exports, createRequire(path), module, path, dirname(path));
    return module.exports;
  }

  requireModule(path: string): unknown {
    return packages(path);
  }

  unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  /** Evaluates a test file, anew where it was already. */
  async unstable_importModule(path: string): Promise<void> {
    files += 1;
    await import(`${pathToFileURL(path)}?${files}`);
  }

  /** Node leaves out types without moving a line. */
  getSourceMaps(): null {
    return null;
  }

  setGlobalsForRuntime(): void {}
  enterTestCode(): void {}
  leaveTestCode(): void {}
  teardown(): void {}
  getAllCoverageInfoCopy(): undefined {}

  getAllV8CoverageInfoCopy(): never[] {
    return [];
  }
}

import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { resetSingletons } from '#lib/shared/singleton.ts';
import { closeLeftOpen } from '../closed-at-end.ts';
import { FileTimers } from './file-timers.ts';
import { rememberProcess } from './process-state.ts';

interface Options {
  projectConfig: ConstructorParameters<typeof ModernFakeTimers>[0]['config'];
}

/** Jest marks the tests of the file in hand with a symbol that nobody else can name. */
const STATE_OF_TESTS = 'JEST_STATE_SYMBOL';

/**
 * The environment of test files that share a process and its modules. Everything that a file can change beside a module’s
 * own variables is put back when it ends: spies, timers, environment variables, the folder and the singletons.
 */
export default class PlainNodeEnvironment {
  readonly global = globalThis;
  readonly moduleMocker = new ModuleMocker(globalThis);
  /** Those of Jest 26; nothing uses them. */
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly #timers = new FileTimers();
  readonly #restoreProcess = rememberProcess();

  constructor({ projectConfig }: Options) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  /** There is no sandbox. */
  getVmContext(): null {
    return null;
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    await closeLeftOpen();
    this.#timers.end();
    this.#restoreProcess();
    resetSingletons();
    for (const key of Object.getOwnPropertySymbols(globalThis))
      if (key.description === STATE_OF_TESTS) Reflect.deleteProperty(globalThis, key);
  }
}

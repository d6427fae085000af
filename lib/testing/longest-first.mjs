import Sequencer from '@jest/test-sequencer';

/** Suites that start processes or draw documents: one of them begun last would keep the run waiting with a core idle. */
const LONG =
  /\/retail-api\/(?:bench\/checkout|app\/main|documents\/(?:invoices\/pdf|print)|catalogue\/exchange\/killed|community\/uploads\/process-photo)|\/(?:payment-sandbox\/main|makepayment\/page|sign-in\/redirects)\./;

/** Jest's own order (what failed, what took long in the last run, then the largest files) behind the suites known to be long. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rest = super.sort(tests);
    return [...rest.filter(({ path }) => LONG.test(path)), ...rest.filter(({ path }) => !LONG.test(path))];
  }
}

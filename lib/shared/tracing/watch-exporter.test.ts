import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { watchOutage } from '../watch-outage.ts';
import { watchExporter } from './watch-exporter.ts';

test('a collector that is away is told of once, and again after it was there', () => {
  const outcomes = [undefined, 'one', 'two', undefined, 'three'].map((text) => text && new Error(text));
  let made = 0;
  const exporter: SpanExporter = {
    export(_spans, onResult) {
      const error = outcomes[made];
      made += 1;
      onResult(error ? { code: 1, error } : { code: 0 });
    },
    shutdown: async () => undefined,
  };
  const onAway = jest.fn();
  const onResult = jest.fn();
  const watched = watchExporter(exporter, watchOutage(onAway));
  for (const _ of outcomes) watched.export([], onResult);
  expect(onAway.mock.calls.flat().map(String)).toEqual(['Error: one', 'Error: three']);
  expect(onResult.mock.calls.map(([{ code }]) => code)).toEqual([0, 1, 1, 0, 1]);
});

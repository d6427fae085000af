import { failure, type Result, success } from '#lib/shared/result.ts';
import { createFlights } from './suggestion-flights.ts';

const AT_ONCE = 2;

function underTest() {
  const flights = createFlights<string>(AT_ONCE);
  const begun: { text: string; landing: PromiseWithResolvers<Result<string>> }[] = [];
  const ask = (text: string) =>
    flights.share(text, () => {
      const landing = Promise.withResolvers<Result<string>>();
      begun.push({ text, landing });
      return landing.promise;
    });
  const land = (index: number, value: string) => begun[index]?.landing.resolve(success(value));
  return { flights, begun, ask, land, texts: () => begun.map(({ text }) => text) };
}

test('those who ask for one text at once share one question', async () => {
  const { ask, land, texts } = underTest();
  const answers = [ask('gold'), ask('gold'), ask('gold')];
  land(0, 'rings');
  expect(await Promise.all(answers)).toEqual([success('rings'), success('rings'), success('rings')]);
  expect(texts()).toEqual(['gold']);
  void ask('gold');
  expect(texts()).toEqual(['gold', 'gold']);
});

test('beyond the bound a text is unavailable at once, while the texts on the way can still be joined', async () => {
  const { ask, land, texts } = underTest();
  const first = ask('gold');
  void ask('watch');
  expect(await ask('ring')).toEqual(failure({ kind: 'unavailable' }));
  const joined = ask('gold');
  land(0, 'rings');
  expect(await first).toEqual(await joined);
  void ask('ring');
  expect(texts()).toEqual(['gold', 'watch', 'ring']);
});

test('a question that breaks leaves its place', async () => {
  const { begun, ask, texts } = underTest();
  const broken = [ask('gold'), ask('watch')];
  for (const { landing } of begun) landing.reject(new Error('broken'));
  for (const answer of broken) await expect(answer).rejects.toThrow('broken');
  void ask('ring');
  expect(texts()).toEqual(['gold', 'watch', 'ring']);
});

test('nobody joins what was asked before a change, but it counts until it has landed', async () => {
  const { flights, ask, land, texts } = underTest();
  const early = ask('gold');
  flights.closeDoors();
  const late = ask('gold');
  expect(texts()).toEqual(['gold', 'gold']);
  expect(await ask('watch')).toEqual(failure({ kind: 'unavailable' }));
  land(0, 'before');
  expect(await early).toEqual(success('before'));
  const joined = ask('gold');
  land(1, 'after');
  expect([await late, await joined]).toEqual([success('after'), success('after')]);
  expect(texts()).toHaveLength(2);
});

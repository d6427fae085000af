/**
 * Whether numbers such as `SM2627-000001` are consecutive from 1 to the last of their series, each used once. Returns every
 * fault as a sentence. `last`: the last number by series.
 */
export function compareNumberSeries(issued: readonly string[], last: ReadonlyMap<string, number>): string[] {
  const used = new Map<string, number>();
  for (const number of issued) used.set(number, (used.get(number) ?? 0) + 1);
  const twice = [...used]
    .filter(([, times]) => times > 1)
    .map(([number, times]) => `${number} was used ${times} times.`);
  const seen = Map.groupBy(used.keys(), (number) => number.slice(0, number.lastIndexOf('-')));
  const gaps = [...last].flatMap(([series, end]) => {
    const numbers = new Set((seen.get(series) ?? []).map((number) => Number(number.slice(series.length + 1))));
    const missing = Array.from({ length: end }, (_, index) => index + 1).filter((number) => !numbers.has(number));
    return missing.map((number) => `${series} has no number ${number}.`);
  });
  const foreign = [...seen].flatMap(([series, numbers]) =>
    numbers
      .filter((number) => Number(number.slice(series.length + 1)) > (last.get(series) ?? 0))
      .map((number) => `${number} is beyond the end of its series.`),
  );
  return [...twice, ...gaps, ...foreign];
}

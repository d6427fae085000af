/** The name that is written most like another, in any case; undefined if none is at least half like it. */
export function nearestName(text: string, names: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let least = Math.ceil(text.length / 2) + 1;
  for (const name of names) {
    const distance = editDistance(text.toLowerCase(), name.toLowerCase());
    if (distance >= least) continue;
    nearest = name;
    least = distance;
  }
  return nearest;
}

/** The fewest letters to add, drop or replace until one text is the other (Levenshtein). */
function editDistance(one: string, two: string): number {
  let before = Array.from({ length: two.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...two].entries()) {
      const replaced = (before[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, (before[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    before = current;
  }
  return before.at(-1) ?? 0;
}

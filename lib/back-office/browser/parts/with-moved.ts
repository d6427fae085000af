/** A list in which one entry has another place; a place outside of it leaves the list as it is. */
export function withMoved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const moved = list[from];
  if (moved === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_entry, at) => at !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

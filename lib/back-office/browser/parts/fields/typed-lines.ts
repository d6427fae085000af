/** The lines of a pasted text, without blanks around them and without the marks of a list; empty ones are left out. */
export function pastedLines(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/^\s*(?:[•*–-]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '');
}

/** A list with pasted lines at a place: the first goes into an empty line there, otherwise all stand after it. */
export function withLines(lines: readonly string[], pasted: readonly string[], at: number): string[] {
  const isEmpty = (lines[at] ?? '').trim() === '';
  return isEmpty ? lines.toSpliced(at, 1, ...pasted) : lines.toSpliced(at + 1, 0, ...pasted);
}

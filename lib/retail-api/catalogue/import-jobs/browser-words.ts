const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/: name its folder or zip file with --photos/g, ': send it in the zip file with photos'],
  [/^--mapping: /, 'The columns: '],
  [/, or name its encoding: --encoding windows-1252 for a CSV/g, ', or choose "Windows-1252" for a CSV'],
  [/ Name it: --format .*$/, ' Name its columns.'],
];

/** A text of the import on the command line as the back office says it: without its options, and `file` by its name. */
export function inBrowserWords(text: string, file?: { path: string; name: string }): string {
  const named = file ? text.replaceAll(file.path, file.name) : text;
  return REPLACED.reduce((words, [theirs, ours]) => words.replace(theirs, ours), named);
}

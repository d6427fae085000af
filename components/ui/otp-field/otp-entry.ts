import { withAsciiDigits } from '#lib/shared/typed-text.ts';

/** The format of a one-time code. */
export interface OtpRules {
  /** The number of boxes. */
  length: number;
  /** Only digits, of any script, with at most one decimal point in the whole code. */
  numbersOnly: boolean;
  /** Converts letters to one case. */
  letterCase?: 'upper' | 'lower' | undefined;
}

/** The content of the boxes, at most one character each, and the index of the focused one. */
export interface OtpEntry {
  boxes: readonly string[];
  focus: number;
}

/** An action of a shopper, a keyboard or an autofill in a box. Boxes are counted from 0. */
export type OtpAction =
  /** `text` is the whole content of the box after the input. */
  | { kind: 'input'; index: number; text: string }
  | { kind: 'paste'; index: number; text: string }
  /** By Backspace or Delete. */
  | { kind: 'erase'; index: number }
  | { kind: 'move'; index: number; by: -1 | 1 };

const NUMBER = /^\d*\.?\d*$/;

/** Returns an entry with empty boxes. */
export function emptyEntry(length: number): OtpEntry {
  return { boxes: Array.from({ length }, () => ''), focus: 0 };
}

/** Returns the combined value of the boxes. */
export function enteredCode({ boxes }: OtpEntry): string {
  return boxes.join('');
}

/** Returns whether every box is filled. */
export function isComplete({ boxes }: OtpEntry): boolean {
  return boxes.every((character) => character !== '');
}

function charactersOf(text: string, { letterCase }: OtpRules): string[] {
  const cased = { upper: text.toUpperCase(), lower: text.toLowerCase() };
  return [...withAsciiDigits(letterCase ? cased[letterCase] : text).replace(/\s/g, '')];
}

/**
 * Returns the boxes after inserting characters, a complete code from the first box on; null where the rules
 * refuse them.
 */
function filled(entry: OtpEntry, index: number, characters: string[], rules: OtpRules): OtpEntry | null {
  const start = characters.length >= rules.length ? 0 : index;
  const inserted = characters.slice(0, rules.length - start);
  const boxes = entry.boxes.toSpliced(start, inserted.length, ...inserted);
  if (rules.numbersOnly && !NUMBER.test(boxes.join(''))) return null;
  return { boxes, focus: Math.min(start + inserted.length, rules.length - 1) };
}

function cleared(entry: OtpEntry, index: number): OtpEntry {
  return entry.boxes[index] === '' && entry.focus === index
    ? entry
    : { boxes: entry.boxes.with(index, ''), focus: index };
}

/** Removes the previous character of the box, beside which the new one was typed. */
function withoutReplaced(characters: string[], before: string): string[] {
  const isTypedBeside = characters.length === 2 && before !== '' && characters.includes(before);
  return isTypedBeside ? characters.toSpliced(characters.indexOf(before), 1) : characters;
}

function afterInput(entry: OtpEntry, index: number, text: string, rules: OtpRules): OtpEntry {
  if (text === '') return cleared(entry, index);
  const characters = charactersOf(text, rules);
  // Spaces are not accepted: the content of the box stays.
  if (characters.length === 0) return entry;
  const added = withoutReplaced(characters, entry.boxes[index] ?? '');
  return filled(entry, index, added, rules) ?? cleared(entry, index);
}

/** Returns the entry after an action; the same object where nothing changes. */
export function afterAction(entry: OtpEntry, action: OtpAction, rules: OtpRules): OtpEntry {
  const { index } = action;
  switch (action.kind) {
    case 'input':
      return afterInput(entry, index, action.text, rules);
    case 'paste': {
      const characters = charactersOf(action.text, rules);
      return characters.length === 0 ? entry : (filled(entry, index, characters, rules) ?? entry);
    }
    case 'erase':
      return entry.boxes[index] === '' ? { ...entry, focus: Math.max(0, index - 1) } : cleared(entry, index);
    case 'move':
      return { ...entry, focus: Math.min(rules.length - 1, Math.max(0, index + action.by)) };
  }
}

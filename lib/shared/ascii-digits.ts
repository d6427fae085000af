const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;
const ASCII_DIGIT = /^[0-9]$/;

function asciiDigit(digit: string): string {
  // Digits of special shapes, such as full-width ones, are spelled in ASCII by Unicode itself.
  const plain = digit.normalize('NFKC');
  if (ASCII_DIGIT.test(plain)) return plain;
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  // All others stand in runs of ten, the zero first.
  while (zero > 0 && code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** A text with the digits of every script as ASCII ones: phones in India also type १२३. */
export function withAsciiDigits(text: string): string {
  return text.replace(DIGITS, asciiDigit);
}

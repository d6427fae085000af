/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { OtpField } from './otp-field';

const changes: string[] = [];
const completed: string[] = [];
afterEach(() => {
  changes.length = 0;
  completed.length = 0;
});

function show(props: ComponentProps<typeof OtpField> = {}) {
  render(<OtpField onChange={(code) => changes.push(code)} onComplete={(code) => completed.push(code)} {...props} />);
  return userEvent.setup();
}

const boxes = () => screen.getAllByRole('textbox') as HTMLInputElement[];
const box = (number: number) => screen.getByRole('textbox', { name: `Digit ${number}` }) as HTMLInputElement;
const shown = () => boxes().map(({ value }) => value);

describe('names and attributes', () => {
  test('four named boxes in a named group', () => {
    show();
    expect(screen.getByRole('group', { name: 'One-time code' })).toBeInTheDocument();
    expect(boxes().map((input) => input.getAttribute('aria-label'))).toEqual([
      'Digit 1',
      'Digit 2',
      'Digit 3',
      'Digit 4',
    ]);
  });

  test('as many boxes as asked for, each sent under its own name', () => {
    show({ length: 6, name: 'code' });
    expect(boxes().map(({ name }) => name)).toEqual(['code1', 'code2', 'code3', 'code4', 'code5', 'code6']);
  });

  test('the first box is the one for autofill, the keyboard is numeric where the code is', () => {
    show({ numbersOnly: true });
    expect(boxes().map((input) => input.autocomplete)).toEqual(['one-time-code', 'off', 'off', 'off']);
    expect(boxes().every((input) => input.inputMode === 'numeric')).toBe(true);
  });

  test('a masked code shows dots', () => {
    show({ masked: true });
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.getByLabelText('Digit 4')).toHaveAttribute('type', 'password');
  });

  test('the focus begins in the first box only where that was asked for', () => {
    show();
    expect(document.body).toHaveFocus();
    show({ label: 'Another code', autoFocus: true });
    expect(screen.getAllByRole('textbox', { name: 'Digit 1' })[1]).toHaveFocus();
  });

  test('a problem is announced once, and described once for the group', () => {
    show({ problem: 'That code is not correct.', describedBy: 'sent-to' });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('That code is not correct.');
    expect(screen.getByRole('group')).toHaveAccessibleDescription('That code is not correct.');
    expect(boxes().every((input) => input.getAttribute('aria-describedby') === null)).toBe(true);
    expect(boxes().every((input) => input.getAttribute('aria-invalid') === 'true')).toBe(true);
  });

  test('without scripts the first box takes a whole code', () => {
    document.body.innerHTML = renderToString(<OtpField length={6} />);
    const lengths = boxes().map(({ maxLength }) => maxLength);
    document.body.innerHTML = '';
    expect(lengths).toEqual([6, 1, 1, 1, 1, 1]);
  });
});

describe('typing', () => {
  test('moves on, and emits the combined value on every change', async () => {
    const user = show({ numbersOnly: true });
    await user.click(box(1));
    await user.keyboard('1234');
    expect(shown()).toEqual(['1', '2', '3', '4']);
    expect(changes).toEqual(['1', '12', '123', '1234']);
    expect(completed).toEqual(['1234']);
    expect(box(4)).toHaveFocus();
  });

  test('the digit of before over itself moves on as any other does', async () => {
    const user = show({ numbersOnly: true });
    await user.type(box(1), '4071');
    await user.click(box(2));
    await user.keyboard('0');
    expect(shown()).toEqual(['4', '0', '7', '1']);
    expect(box(3)).toHaveFocus();
  });

  test('over a filled box replaces it, also in the last one', async () => {
    const user = show({ numbersOnly: true });
    await user.click(box(1));
    await user.keyboard('12345');
    expect(shown()).toEqual(['1', '2', '3', '5']);
    await user.click(box(2));
    await user.keyboard('9');
    expect(shown()).toEqual(['1', '9', '3', '5']);
    expect(box(3)).toHaveFocus();
    // Mending one box of a full code does not send it.
    expect(completed).toEqual(['1234']);
  });

  test('what stands in a box is selected wherever the focus goes, so that the next character replaces it', async () => {
    const user = show({ numbersOnly: true });
    const selected = (number: number) => [box(number).selectionStart, box(number).selectionEnd];
    await user.click(box(1));
    await user.keyboard('1234');
    expect(selected(4)).toEqual([0, 1]);
    box(2).setSelectionRange(1, 1);
    act(() => box(2).focus());
    expect(selected(2)).toEqual([0, 1]);
  });

  test('a letter clears the box where only numbers count, and changes nothing else', async () => {
    const user = show({ numbersOnly: true });
    await user.click(box(1));
    await user.keyboard('12a');
    expect(shown()).toEqual(['1', '2', '', '']);
    expect(box(3)).toHaveFocus();
    await user.click(box(1));
    await user.keyboard('x');
    expect(shown()).toEqual(['', '2', '', '']);
    expect(changes).toEqual(['1', '12', '2']);
  });

  test('one decimal point counts as a number', async () => {
    const user = show({ numbersOnly: true });
    await user.click(box(1));
    await user.keyboard('1.5.');
    expect(shown()).toEqual(['1', '.', '5', '']);
  });

  test('letters come in the case that is asked for', async () => {
    const user = show({ letterCase: 'upper' });
    await user.click(box(1));
    await user.keyboard('ab1c');
    expect(completed).toEqual(['AB1C']);
  });

  test('a space is blocked', async () => {
    const user = show();
    await user.click(box(1));
    await user.keyboard('1 2');
    expect(shown()).toEqual(['1', '2', '', '']);
  });

  test('an autofill of the whole code into the first box fills all', () => {
    show({ numbersOnly: true });
    fireEvent.input(box(1), { target: { value: '4071' } });
    expect(shown()).toEqual(['4', '0', '7', '1']);
    expect(completed).toEqual(['4071']);
  });
});

describe('moving', () => {
  test('backspace empties a filled box, and in an empty one moves back', async () => {
    const user = show();
    await user.click(box(1));
    await user.keyboard('123{Backspace}');
    expect(box(3)).toHaveFocus();
    expect(shown()).toEqual(['1', '2', '3', '']);
    await user.keyboard('{Backspace}');
    expect(shown()).toEqual(['1', '2', '', '']);
    expect(changes.at(-1)).toBe('12');
  });

  test('delete does the same', async () => {
    const user = show();
    await user.click(box(1));
    await user.keyboard('12{Delete}{Delete}{Delete}');
    expect(shown()).toEqual(['1', '', '', '']);
    expect(box(1)).toHaveFocus();
  });

  test('the arrows move between the boxes', async () => {
    const user = show();
    await user.click(box(2));
    await user.keyboard('{ArrowRight}');
    expect(box(3)).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(box(1)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(box(1)).toHaveFocus();
  });

  test('a shortcut of the browser stays one', () => {
    show();
    expect(fireEvent.keyDown(box(2), { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(box(2), { key: 'ArrowLeft' })).toBe(false);
  });
});

describe('pasting', () => {
  test('a full code into any box fills all', async () => {
    const user = show({ numbersOnly: true });
    await user.click(box(3));
    await user.paste(' 12 34 ');
    expect(shown()).toEqual(['1', '2', '3', '4']);
    expect(changes).toEqual(['1234']);
    expect(completed).toEqual(['1234']);
  });

  test('what is no number is ignored where only numbers count', async () => {
    const user = show({ numbersOnly: true });
    await user.click(box(1));
    await user.keyboard('1');
    await user.paste('12a4');
    expect(shown()).toEqual(['1', '', '', '']);
    expect(changes).toEqual(['1']);
  });

  test('over a full code completes the new one', async () => {
    const user = show({ numbersOnly: true });
    await user.click(box(1));
    await user.paste('1234');
    await user.paste('9876');
    expect(completed).toEqual(['1234', '9876']);
  });
});

describe('the code of an SMS', () => {
  type Asked = { options: CredentialRequestOptions; answer: (code: string) => void };
  const asked: Asked[] = [];

  beforeEach(() => {
    asked.length = 0;
    Object.assign(window, { OTPCredential: class {} });
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: {
        get: (options: CredentialRequestOptions) =>
          new Promise((resolve) => asked.push({ options, answer: (code) => resolve({ code }) })),
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(window, 'OTPCredential'));

  test('fills the boxes where the browser can read it', async () => {
    show({ numbersOnly: true, webOtp: true });
    expect(asked[0]?.options).toMatchObject({ otp: { transport: ['sms'] } });
    await act(async () => asked[0]?.answer('5521'));
    expect(shown()).toEqual(['5', '5', '2', '1']);
    expect(completed).toEqual(['5521']);
  });

  test('is not asked for unless that was wanted, nor where the browser cannot', () => {
    show();
    Reflect.deleteProperty(window, 'OTPCredential');
    show({ webOtp: true });
    expect(asked).toEqual([]);
  });

  test('is asked for no longer once the field has gone', () => {
    const { unmount } = render(<OtpField webOtp />);
    unmount();
    expect(asked[0]?.options.signal?.aborted).toBe(true);
  });
});

test('what was typed before scripts ran is kept', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const field = <OtpField numbersOnly onChange={(code) => changes.push(code)} />;
  container.innerHTML = renderToString(field);
  box(1).focus();
  box(1).value = '12';
  render(field, { container, hydrate: true });
  expect(shown()).toEqual(['1', '2', '', '']);
  expect(changes.at(-1)).toBe('12');
  expect(box(3)).toHaveFocus();
});

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

describe('OTP field: names and attributes', () => {
  test('the OTP field has four labelled boxes in a labelled group', () => {
    show();
    expect(screen.getByRole('group', { name: 'One-time code' })).toBeInTheDocument();
    expect(boxes().map((input) => input.getAttribute('aria-label'))).toEqual([
      'Digit 1',
      'Digit 2',
      'Digit 3',
      'Digit 4',
    ]);
  });

  test('the OTP field has the configured number of boxes, each submitted under a separate name', () => {
    show({ length: 6, name: 'code' });
    expect(boxes().map(({ name }) => name)).toEqual(['code1', 'code2', 'code3', 'code4', 'code5', 'code6']);
  });

  test('the first OTP box has autocomplete for one-time codes; the keyboard is numeric for numeric codes', () => {
    show({ numbersOnly: true });
    expect(boxes().map((input) => input.autocomplete)).toEqual(['one-time-code', 'off', 'off', 'off']);
    expect(boxes().every((input) => input.inputMode === 'numeric')).toBe(true);
  });

  test('a masked OTP field shows dots', () => {
    show({ masked: true });
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.getByLabelText('Digit 4')).toHaveAttribute('type', 'password');
  });

  test('the first OTP box is focused initially only with autoFocus', () => {
    show();
    expect(document.body).toHaveFocus();
    show({ label: 'Another code', autoFocus: true });
    expect(screen.getAllByRole('textbox', { name: 'Digit 1' })[1]).toHaveFocus();
  });

  test('a problem of the OTP field is announced once and describes the group once', () => {
    show({ problem: 'That code is not correct.', describedBy: 'sent-to' });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('That code is not correct.');
    expect(screen.getByRole('group')).toHaveAccessibleDescription('That code is not correct.');
    expect(boxes().every((input) => input.getAttribute('aria-describedby') === null)).toBe(true);
    expect(boxes().every((input) => input.getAttribute('aria-invalid') === 'true')).toBe(true);
  });

  test('without JavaScript the first OTP box accepts a complete code', () => {
    document.body.innerHTML = renderToString(<OtpField length={6} />);
    const lengths = boxes().map(({ maxLength }) => maxLength);
    document.body.innerHTML = '';
    expect(lengths).toEqual([6, 1, 1, 1, 1, 1]);
  });
});

describe('OTP field: typing', () => {
  test('typing in the OTP field moves the focus on and calls onChange with the combined value', async () => {
    const user = show({ numbersOnly: true });
    await user.click(box(1));
    await user.keyboard('1234');
    expect(shown()).toEqual(['1', '2', '3', '4']);
    expect(changes).toEqual(['1', '12', '123', '1234']);
    expect(completed).toEqual(['1234']);
    expect(box(4)).toHaveFocus();
  });

  test('typing the same digit over itself in an OTP box moves the focus on', async () => {
    const user = show({ numbersOnly: true });
    await user.type(box(1), '4071');
    await user.click(box(2));
    await user.keyboard('0');
    expect(shown()).toEqual(['4', '0', '7', '1']);
    expect(box(3)).toHaveFocus();
  });

  test('typing in a filled OTP box replaces its character, in the last one too', async () => {
    const user = show({ numbersOnly: true });
    await user.click(box(1));
    await user.keyboard('12345');
    expect(shown()).toEqual(['1', '2', '3', '5']);
    await user.click(box(2));
    await user.keyboard('9');
    expect(shown()).toEqual(['1', '9', '3', '5']);
    expect(box(3)).toHaveFocus();
    // Correcting one box of a complete code does not send it.
    expect(completed).toEqual(['1234']);
  });

  test('the content of a focused OTP box is selected, so that the next character replaces it', async () => {
    const user = show({ numbersOnly: true });
    const selected = (number: number) => [box(number).selectionStart, box(number).selectionEnd];
    await user.click(box(1));
    await user.keyboard('1234');
    expect(selected(4)).toEqual([0, 1]);
    box(2).setSelectionRange(1, 1);
    act(() => box(2).focus());
    expect(selected(2)).toEqual([0, 1]);
  });

  test('a letter clears the OTP box with numbers only, and changes nothing else', async () => {
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

  test('one decimal point is accepted in the OTP field with numbers only', async () => {
    const user = show({ numbersOnly: true });
    await user.click(box(1));
    await user.keyboard('1.5.');
    expect(shown()).toEqual(['1', '.', '5', '']);
  });

  test('letters in the OTP field are converted to the configured case', async () => {
    const user = show({ letterCase: 'upper' });
    await user.click(box(1));
    await user.keyboard('ab1c');
    expect(completed).toEqual(['AB1C']);
  });

  test('a space is not accepted in the OTP field', async () => {
    const user = show();
    await user.click(box(1));
    await user.keyboard('1 2');
    expect(shown()).toEqual(['1', '2', '', '']);
  });

  test('an autofill of the complete code into the first OTP box fills all boxes', () => {
    show({ numbersOnly: true });
    fireEvent.input(box(1), { target: { value: '4071' } });
    expect(shown()).toEqual(['4', '0', '7', '1']);
    expect(completed).toEqual(['4071']);
  });
});

describe('OTP field: moving', () => {
  test('Backspace empties a filled OTP box, and moves back from an empty one', async () => {
    const user = show();
    await user.click(box(1));
    await user.keyboard('123{Backspace}');
    expect(box(3)).toHaveFocus();
    expect(shown()).toEqual(['1', '2', '3', '']);
    await user.keyboard('{Backspace}');
    expect(shown()).toEqual(['1', '2', '', '']);
    expect(changes.at(-1)).toBe('12');
  });

  test('Delete empties a filled OTP box, and moves back from an empty one', async () => {
    const user = show();
    await user.click(box(1));
    await user.keyboard('12{Delete}{Delete}{Delete}');
    expect(shown()).toEqual(['1', '', '', '']);
    expect(box(1)).toHaveFocus();
  });

  test('the arrow keys move between the OTP boxes', async () => {
    const user = show();
    await user.click(box(2));
    await user.keyboard('{ArrowRight}');
    expect(box(3)).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(box(1)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(box(1)).toHaveFocus();
  });

  test('a browser shortcut with an arrow key is left to the browser', () => {
    show();
    expect(fireEvent.keyDown(box(2), { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(box(2), { key: 'ArrowLeft' })).toBe(false);
  });
});

describe('OTP field: pasting', () => {
  test('pasting a complete code into any OTP box fills all boxes', async () => {
    const user = show({ numbersOnly: true });
    await user.click(box(3));
    await user.paste(' 12 34 ');
    expect(shown()).toEqual(['1', '2', '3', '4']);
    expect(changes).toEqual(['1234']);
    expect(completed).toEqual(['1234']);
  });

  test('pasting text that is not a number is ignored with numbers only', async () => {
    const user = show({ numbersOnly: true });
    await user.click(box(1));
    await user.keyboard('1');
    await user.paste('12a4');
    expect(shown()).toEqual(['1', '', '', '']);
    expect(changes).toEqual(['1']);
  });

  test('pasting over a complete code calls onComplete with the new one', async () => {
    const user = show({ numbersOnly: true });
    await user.click(box(1));
    await user.paste('1234');
    await user.paste('9876');
    expect(completed).toEqual(['1234', '9876']);
  });
});

describe('OTP field: WebOTP', () => {
  type CredentialQuery = { options: CredentialRequestOptions; answer: (code: string) => void };
  const requests: CredentialQuery[] = [];

  beforeEach(() => {
    requests.length = 0;
    Object.assign(window, { OTPCredential: class {} });
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: {
        get: (options: CredentialRequestOptions) =>
          new Promise((resolve) => requests.push({ options, answer: (code) => resolve({ code }) })),
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(window, 'OTPCredential'));

  test('the code of an SMS fills the OTP boxes where the browser supports WebOTP', async () => {
    show({ numbersOnly: true, webOtp: true });
    expect(requests[0]?.options).toMatchObject({ otp: { transport: ['sms'] } });
    await act(async () => requests[0]?.answer('5521'));
    expect(shown()).toEqual(['5', '5', '2', '1']);
    expect(completed).toEqual(['5521']);
  });

  test('the code of an SMS is not requested without webOtp or browser support', () => {
    show();
    Reflect.deleteProperty(window, 'OTPCredential');
    show({ webOtp: true });
    expect(requests).toEqual([]);
  });

  test('the request for the code of an SMS is aborted on unmount', () => {
    const { unmount } = render(<OtpField webOtp />);
    unmount();
    expect(requests[0]?.options.signal?.aborted).toBe(true);
  });
});

test('text typed into the OTP field before hydration is kept', async () => {
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

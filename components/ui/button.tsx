import type { ComponentProps } from 'react';

type ButtonVariant = 'primary' | 'secondary' | 'quiet';

const SHAPE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-sm px-6 text-center font-medium transition-colors duration-150 motion-reduce:transition-none';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: `${SHAPE} bg-ink text-paper hover:bg-brass disabled:bg-line disabled:text-muted`,
  secondary: `${SHAPE} border border-ink text-ink hover:border-brass hover:text-brass disabled:border-line disabled:text-muted`,
  quiet:
    'inline-flex min-h-11 items-center justify-center text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink disabled:no-underline',
};

/** Returns the classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return VARIANTS[variant];
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
}

/** The store's button; its `type` is `button` by default, which submits nothing. */
export function Button({ variant = 'primary', type = 'button', className = '', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={`${VARIANTS[variant]} cursor-pointer disabled:cursor-not-allowed ${className}`}
      {...rest}
    />
  );
}

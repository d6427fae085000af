import { z } from 'zod';
import { email, personName } from '#lib/contract/fields.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';

export const EMAIL_MESSAGE = 'Enter an email address, for example asha@example.com.';
const NAME_MESSAGE = 'Enter your name in letters, at most 100 characters.';

const like = (field: z.ZodType, error: string) =>
  z
    .string({ error })
    .overwrite(withoutInvisible)
    .trim()
    .refine((value) => value === '' || field.safeParse(value).success, { error });

/** The profile fields that a customer may change; an empty field removes the value. */
export const profileForm = z.object({
  name: like(personName, NAME_MESSAGE),
  email: like(email, EMAIL_MESSAGE),
});
export type ProfileFormValues = z.output<typeof profileForm>;

import { z } from 'zod';
import { email, personName } from '#lib/contract/fields.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import * as m from '#messages';

const like = (field: z.ZodType, error: () => string) =>
  z
    .string({ error })
    .overwrite(withoutInvisible)
    .trim()
    .refine((value) => value === '' || field.safeParse(value).success, { error });

/** The profile fields that a customer may change; an empty field removes the value. */
export const profileForm = z.object({
  name: like(personName, m.accountNameInvalid),
  email: like(email, m.accountEmailInvalid),
});
export type ProfileFormValues = z.output<typeof profileForm>;

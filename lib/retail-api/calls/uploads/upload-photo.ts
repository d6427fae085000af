import { calls } from '#lib/contract/index.ts';
import { PHOTO_EXTENSIONS } from '#lib/contract/photo-vocabulary.ts';
import { asCustomer } from '../../account/as-customer.ts';
import { handlerFor, succeed } from '../../call-handler.ts';
import { invalidField } from '../../refusals.ts';
import { keepPhoto } from '../../uploads/keep-photo.ts';

/** Takes one photo of a customer; of its name only the extension is looked at. */
export const uploadPhoto = handlerFor(calls.uploadPhoto, async (_request, context, caller, file) =>
  asCustomer(context.db, caller, async ({ id }) => {
    if (!file) return invalidField('file', 'Send one photo.');
    const extension = /\.([A-Za-z]{1,5})$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
    const isTaken = PHOTO_EXTENSIONS.some((taken) => taken === extension);
    if (!isTaken) return invalidField('file', `The file must end in ${PHOTO_EXTENSIONS.join(', ')}.`);
    const kept = await keepPhoto(context, id, new Uint8Array(await file.arrayBuffer()));
    return kept.code === 'Success' ? succeed({ PhotoId: kept.data }) : kept;
  }),
);

import type { CallHandler } from '../../core/call-handler.ts';
import { operatorPhoto, photoFile } from './photo-file.ts';
import { removePhoto } from './remove-photo.ts';
import { uploadPhoto } from './upload-photo.ts';

/** Calls about the photos that shoppers send. */
export const uploadCalls: readonly CallHandler[] = [uploadPhoto, removePhoto, photoFile, operatorPhoto];

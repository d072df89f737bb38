import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { editorLanguage } from '../content/editorLanguage';
import { type UploadedFile, checkPicture } from './checkPicture';
import { refusal } from './refusals';

interface Upload {
  files: UploadedFile | UploadedFile[];
}

interface Replacement {
  file: UploadedFile;
}

/** The two ways into the media library, as the upload plugin's service has them. */
interface UploadService {
  upload: (upload: Upload, options?: object) => Promise<unknown>;
  replace: (id: number | string, replacement: Replacement, options?: object) => Promise<unknown>;
  findOne: (id: number | string) => Promise<{ hash: string; ext: string } | null>;
}

interface ManipulationService {
  isImage: (file: { mime: string }) => Promise<boolean>;
}

/** Strapi looks for 'avif' where sharp says 'heif', and would store these pictures without width and height. */
const knowAvif = (strapi: Core.Strapi): void => {
  const service: ManipulationService = strapi.plugin('upload').service('image-manipulation');
  const { isImage } = service;
  service.isImage = async (file) => file.mime === 'image/avif' || isImage(file);
};

/**
 * Refuses pictures that nothing could show, before they are stored: from the admin, from an API and from an address on
 * the web alike, since all of them go through this service.
 */
export const guardUploads = (strapi: Core.Strapi): void => {
  knowAvif(strapi);
  const service: UploadService = strapi.plugin('upload').service('upload');
  const { upload, replace } = service;

  const check = async (file: UploadedFile, replaced?: string): Promise<void> => {
    const problem = await checkPicture(file, replaced);
    if (!problem) return;
    throw new errors.ValidationError(refusal(file.originalFilename ?? '', problem, editorLanguage(strapi)));
  };

  service.upload = async (input, options) => {
    for (const file of [input.files].flat()) await check(file);
    return upload(input, options);
  };
  service.replace = async (id, input, options) => {
    const stored = await service.findOne(id);
    await check(input.file, stored ? `${stored.hash}${stored.ext}` : undefined);
    return replace(id, input, options);
  };
};

/** The words of refusals: whoever asks for something else learns what may be asked. */
import { errors } from '@strapi/utils';

import { refuseReader } from './question';

it('somebody who may not read a type is told which', () => {
  expect(() => refuseReader('api::author.author')).toThrow(
    new errors.ForbiddenError('You may not read entries of the type "api::author.author".'),
  );
});

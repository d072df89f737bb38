import type { Core } from '@strapi/strapi';

import { isIntake } from './readOnly';

const WRITES = ['create', 'update', 'publish'].map((name) => `plugin::content-manager.explorer.${name}`);

interface Action {
  actionId: string;
  subjects?: string[] | null;
}

/**
 * Offers no role the right to create, change or publish what visitors sent: nobody could, and the admin shows the
 * buttons for it to those who have the right. Roles that had it lose it at the next start.
 */
export const offerNoWrites = (strapi: Core.Strapi): void => {
  const { hooks } = strapi.service('admin::permission').actionProvider;
  hooks.willRegister.register(({ value: action }: { value: Action }): void => {
    if (WRITES.includes(action.actionId)) action.subjects = action.subjects?.filter((uid) => !isIntake(uid));
  });
};

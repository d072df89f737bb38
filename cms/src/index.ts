import type { Core } from '@strapi/strapi';

import { setAdminForms } from './bootstrap/adminForms';
import { setBuildToken } from './bootstrap/buildToken';
import { waitForDisk } from './bootstrap/diskWaits';
import { hideUsers } from './bootstrap/hiddenTypes';
import { setIntakeViews } from './bootstrap/intakeViews';
import { setLocales } from './bootstrap/locales';
import { setPermissions } from './bootstrap/permissions';
import { setRebuildHook } from './bootstrap/rebuildHook';
import { giveRolesLanguages } from './bootstrap/roleLanguages';
import { makeSampleAdmin } from './bootstrap/sampleAdmin';
import { seedOnce } from './bootstrap/seed';
import { renewRichTexts } from './bootstrap/storedRichTexts';
import { OF_CMS, boundConnections } from './connections/boundConnections';
import { registerChanges } from './content/changes';
import { giveDates } from './content/defaultDates';
import { giveDraftsSlugs } from './content/draftSlugs';
import { registerSchedule, watchSchedule } from './content/goLive';
import { guardPublishing } from './content/guardPublishing';
import { carryOverToLanguages } from './content/newLanguage';
import { createRevision, registerRevisionTable } from './content/revision';
import { cleanRichTexts } from './content/richTexts';
import { hideScheduled } from './content/scheduled';
import { refuseStaleSaves } from './content/staleSave';
import { keepSlugHistory, registerSlugHistory } from './content/slugHistory';
import { makeSlugsOfTitles } from './content/slugs';
import { giveUuids, refuseDoubleLayouts } from './content/templates';
import { keepFoldedTitles, registerTitleSearch } from './content/titleSearch';
import { guardViews } from './content/views';
import { guardDrafts } from './content/visitorReads';
import { watchVisibleChanges } from './content/visibleChanges';
import { registerIntake, startIntake, stopIntake } from './intake/start';
import { guardUploads } from './media/guardUploads';
import { setClientAddress } from './requests/address';
import { guardBodies } from './requests/bodies';
import { limitLogins } from './requests/limitLogins';
import { logFaults } from './requests/logFaults';
import { createLoginLimits } from './requests/loginLimit';
import { refuseBrokenTargets } from './requests/targets';
import { registerRichTextField } from './richText/field';
import { settings, stopOnWrongSettings } from './settings';
import { registerWebsite } from './website/routes';

interface Context {
  strapi: Core.Strapi;
}

let stopSchedule = (): void => undefined;

export default {
  async register({ strapi }: Context): Promise<void> {
    stopOnWrongSettings();
    logFaults(strapi);
    refuseBrokenTargets(strapi);
    setClientAddress(strapi);
    guardBodies(strapi);
    boundConnections(strapi.server.httpServer, OF_CMS);
    limitLogins(strapi, createLoginLimits(settings.limits.logins));
    await waitForDisk(strapi, false);
    hideUsers(strapi);
    registerRichTextField(strapi);
    registerRevisionTable(strapi);
    registerChanges(strapi);
    registerSlugHistory(strapi);
    registerSchedule(strapi);
    guardDrafts(strapi);
    hideScheduled(strapi);
    registerTitleSearch(strapi);
    guardViews(strapi);
    guardUploads(strapi);
    makeSlugsOfTitles(strapi);
    refuseStaleSaves(strapi);
    carryOverToLanguages(strapi);
    giveDraftsSlugs(strapi);
    cleanRichTexts(strapi);
    giveDates(strapi);
    guardPublishing(strapi);
    giveUuids(strapi);
    refuseDoubleLayouts(strapi);
    watchVisibleChanges(strapi);
    registerIntake(strapi);
    registerWebsite(strapi);
  },

  async bootstrap({ strapi }: Context): Promise<void> {
    keepFoldedTitles(strapi);
    await createRevision(strapi);
    await renewRichTexts(strapi);
    await keepSlugHistory(strapi);
    await setLocales(strapi);
    await giveRolesLanguages(strapi);
    await setPermissions(strapi);
    await setBuildToken(strapi);
    await setAdminForms(strapi);
    await setIntakeViews(strapi);
    await makeSampleAdmin(strapi);
    await seedOnce(strapi);
    // After the seed: its hundreds of entries are no news to the site.
    setRebuildHook(strapi);
    stopSchedule = await watchSchedule(strapi);
    // From here on, who is answered may rely on it.
    await waitForDisk(strapi, true);
    await startIntake(strapi);
  },

  async destroy(): Promise<void> {
    stopSchedule();
    await stopIntake();
  },
};

/** Brings the intake to life and ends it with the CMS. */
import type { Core } from '@strapi/strapi';

import { settings } from '../settings';
import { createChat } from './channels/chat';
import { createMailChannels } from './channels/mail';
import { systemClock } from './delivery/clock';
import { createOutbox } from './delivery/outbox';
import { createQueue } from './delivery/queue';
import { type Worker, startWorker } from './delivery/worker';
import { privateFiles } from './services';
import { forgetOldToday } from './retention';
import { registerFieldsView } from './staff/fieldsView';
import { offerNoWrites } from './staff/permissions';
import { keepReadOnly } from './staff/readOnly';
import { staffRoutes } from './staff/routes';
import { registerIntakeTables } from './store/tables';

const DAY_MS = 24 * 60 * 60 * 1000;

let worker: Worker | undefined;
let daily: NodeJS.Timeout | undefined;

/** Says that there may be something to send. */
export const wakeWorker = (): void => worker?.wake();

export const registerIntake = (strapi: Core.Strapi): void => {
  registerIntakeTables(strapi);
  keepReadOnly(strapi, privateFiles);
  offerNoWrites(strapi);
  registerFieldsView(strapi);
  strapi.server.routes({
    type: 'admin',
    prefix: '/intake',
    routes: staffRoutes(strapi, privateFiles, {
      resume: () => worker?.resume(),
      paused: () => worker?.paused() ?? new Map(),
    }),
  });
};

export const startIntake = async (strapi: Core.Strapi): Promise<void> => {
  const { chatWebhookUrl, mail } = settings.intake;
  await privateFiles.discardAll();
  const channels = [...(chatWebhookUrl ? [createChat(chatWebhookUrl)] : []), ...createMailChannels(mail)];
  const outbox = createOutbox(strapi);
  const onError = (error: unknown): void => void strapi.log.error(error);
  worker = startWorker({
    queues: channels.map((channel) =>
      createQueue({
        ...{ channel, outbox, clock: systemClock, onError },
        onPause: (paused) =>
          paused
            ? strapi.log.warn(
                `Nothing is sent now (${channel.name}): ${paused.why} It is tried again by itself.`,
              )
            : strapi.log.info(`The receiver answers again (${channel.name}).`),
      }),
    ),
    clock: systemClock,
    onError,
  });
  const forget = (): Promise<void> =>
    forgetOldToday(strapi, privateFiles, settings.intake.retention, new Date()).catch((error: unknown) => {
      strapi.log.error(error);
    });
  await forget();
  daily = setInterval(() => void forget(), DAY_MS).unref();
};

export const stopIntake = async (): Promise<void> => {
  clearInterval(daily);
  await worker?.stop();
};

import type { Core } from '@strapi/strapi';

/**
 * Whether a write to SQLite waits until the disk has it (config/database.ts). A start that a power cut ends is made again,
 * and nobody has been answered yet: the 750 writes of a first one need not wait, each longer the busier the disk is.
 * The journal keeps the database whole either way.
 */
export const waitForDisk = async (strapi: Core.Strapi, waits: boolean): Promise<void> => {
  if (strapi.db.dialect.client !== 'sqlite') return;
  // SQLite has one connection.
  await strapi.db.connection.raw(`PRAGMA synchronous = ${waits ? 'FULL' : 'NORMAL'}`);
};

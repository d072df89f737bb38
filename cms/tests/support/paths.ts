import path from 'node:path';

export const CMS_DIR = path.resolve(__dirname, '../..');

export const FIXTURE_SEED = path.resolve(__dirname, '../fixtures/seed');

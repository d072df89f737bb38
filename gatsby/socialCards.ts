import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { socialCardSvg } from './socialCardDrawing';
import { displayLettering } from './socialCardLettering';
import type { SocialCard } from './socialCardsOfPages';

/** Flat colours and the edges of letters take fewer bytes, and less time, where nothing is lost of them. */
const webp = { lossless: true, effort: 1 };

const folder = (publicDir: string): string => join(publicDir, 'og');

/** Draws beside the place and moves there, so that a build cut short leaves no half card to be trusted. */
const draw = async (card: SocialCard, svg: string, publicDir: string): Promise<void> => {
  const target = join(publicDir, card.path);
  await sharp(Buffer.from(svg)).webp(webp).toFile(`${target}.part`);
  await rename(`${target}.part`, target);
};

/**
 * Draws the cards that are not there yet, and removes those of no page any more. A card's address holds its title and
 * the design, so what is there is right.
 */
export const writeSocialCards = async (
  publicDir: string,
  cards: readonly SocialCard[],
): Promise<{ readonly cards: number; readonly drawn: number; readonly removed: number }> => {
  await mkdir(folder(publicDir), { recursive: true });
  const there = new Set((await readdir(folder(publicDir))).map((file) => `/og/${file}`));
  const named = new Set(cards.map(({ path }) => path));
  const stale = [...there].filter((path) => !named.has(path));
  for (const path of stale) await rm(join(publicDir, path));

  const missing = cards.filter(({ path }) => !there.has(path));
  const lettering = missing.length > 0 ? displayLettering() : undefined;
  const queue = missing.values();
  const drawNext = async (): Promise<void> => {
    for (const card of queue) if (lettering) await draw(card, socialCardSvg(card, lettering), publicDir);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, drawNext));
  return { cards: cards.length, drawn: missing.length, removed: stale.length };
};

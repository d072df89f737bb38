import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { bundleBanners } from './bundledBanners';

const folder = mkdtempSync(join(tmpdir(), 'banners-'));
beforeAll(() => bundleBanners(folder));
afterAll(() => rmSync(folder, { recursive: true }));

const built = (file: string) => readFileSync(join(folder, 'banners/hyundai-i30-3d', file));

describe('the scripts of the 3D banner', () => {
  it('are two: a small one that runs at once, and the car', () => {
    expect(readdirSync(join(folder, 'banners/hyundai-i30-3d')).sort()).toEqual(['banner.js', 'car.js']);
    expect(built('banner.js').length).toBeLessThan(1_000);
    expect(built('banner.js').toString()).toContain('car.js');
  });

  it('bring of three what a single car needs: two fifths less than all of it', () => {
    expect(built('car.js').length).toBeLessThan(340_000);
    expect(gzipSync(built('car.js')).length).toBeLessThan(97_000);
    expect(built('car.js').toString()).not.toMatch(/meshphysical|XRWebGLLayer/);
  });

  it('name no address that somebody could be asked at', () => {
    const addresses =
      built('car.js')
        .toString()
        .match(/(?:https?:)?\/\/[a-z0-9-]+\.[a-z][^\s"'`)]*/gi) ?? [];
    expect(addresses.filter((address) => !/w3\.org/.test(address))).toEqual([]);
  });

  it('say whose they are', () => {
    expect(built('car.js').toString()).toMatch(/three\.js.*MIT/);
  });
});

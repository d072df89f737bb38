import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Services } from '../../scripts/lib/services';
import { assertSame } from './projects/assertSame';
import { build } from './projects/build';
import { generate } from './projects/generate';
import { npmInstall } from '../running/npmInstall';
import type { Project } from './projects/project';
import { projects } from './projects/projects';
import { compressFolder } from './server/compressFolder';
import type { Site } from './site';
import { findPost } from './source/findPost';
import { readPost } from './source/readPost';
import { referencedFiles } from './source/referencedFiles';

const pageOf = (siteDir: string, address: string) => path.join(siteDir, address, 'index.html');

/** The page of our site that has the controls. */
const ourSpecimen = '/en/styleguide/';

function ourVersions(): Record<string, string> {
  const file = path.join(__dirname, '..', '..', 'package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
  return { gatsby: dependencies.gatsby ?? '', react: dependencies.react ?? '' };
}

async function projectSite(services: Services, project: Project, folder: string, ours: Site): Promise<Site> {
  const html = readFileSync(pageOf(ours.folder, ours.post), 'utf8');
  generate(project, folder, readPost(html), ours.folder, referencedFiles(html));
  await npmInstall(services, folder);
  const output = await build(services, project, folder);
  const site = { ...project, versions: project.dependencies, folder: output };
  assertSame(project.title, readFileSync(pageOf(output, '/post/'), 'utf8'), html);
  return { ...site, post: '/post/', specimen: '/specimen/' };
}

/**
 * Builds the same post with every framework beside our site, whose files lie in `folder/ours`. Resolves with
 * our site first.
 * @throws when a project does not build, or builds another page
 */
export async function prepareSites(
  services: Services,
  folder: string,
  wanted: string[] | null,
): Promise<Site[]> {
  const siteDir = path.join(folder, 'ours');
  const ours: Site = {
    id: 'ours',
    title: 'Saola',
    versions: ourVersions(),
    folder: siteDir,
    post: findPost(siteDir),
    specimen: ourSpecimen,
  };
  const isWanted = ({ id }: { id: string }) => wanted === null || wanted.includes(id);
  const sites = [ours];
  for (const project of projects.filter(isWanted)) {
    console.log(`Building the post with ${project.title}`);
    sites.push(await projectSite(services, project, path.join(folder, project.id), ours));
  }
  for (const site of sites) await compressFolder(site.folder);
  return sites.filter(isWanted);
}

/** @throws when a site has no page with the controls */
export function assertSpecimens(sites: Site[]): void {
  const without = sites.find(({ folder, specimen }) => !existsSync(pageOf(folder, specimen)));
  if (without) throw new Error(`${without.title} has no page ${without.specimen}`);
}

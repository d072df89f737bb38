import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Post } from '../source/post';
import type { Project } from './project';
import { reactPost } from './reactProps';

const templatesDir = path.join(__dirname, 'templates');

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

function packageJson({ id, dependencies, overrides, react }: Project): object {
  // The configuration of Astro and Eleventy is an ES module.
  const type = react ? {} : { type: 'module' };
  return { name: `first-view-${id}`, private: true, ...type, dependencies, overrides };
}

/** Writes a project into `folder`; the `files` of the post are taken from `siteDir`. */
export function generate(
  project: Project,
  folder: string,
  post: Post,
  siteDir: string,
  files: string[],
): void {
  for (const [template, place] of Object.entries(project.templates)) {
    cpSync(path.join(templatesDir, template), path.join(folder, place), { recursive: true });
  }
  for (const file of files) {
    cpSync(path.join(siteDir, file), path.join(folder, project.assets, file));
  }
  write(path.join(folder, 'package.json'), json(packageJson(project)));
  write(path.join(folder, project.css), post.css);
  write(path.join(folder, project.content), json(project.react ? reactPost(post) : { ...post, css: '' }));
}

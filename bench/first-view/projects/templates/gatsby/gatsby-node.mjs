import { readFileSync } from 'node:fs';
import path from 'node:path';

const post = JSON.parse(readFileSync('post.json', 'utf8'));

export function createPages({ actions }) {
  for (const name of ['post', 'specimen']) {
    const component = path.resolve(`src/templates/${name}.jsx`);
    actions.createPage({ path: `/${name}/`, component, context: { post } });
  }
}

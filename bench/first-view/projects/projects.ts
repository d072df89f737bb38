import type { Project } from './project';

const react = (version: string) => ({ react: version, 'react-dom': version });

/** The frameworks beside our site, each in a version that runs on Node 20. */
export const projects: Project[] = [
  {
    id: 'astro',
    title: 'Astro',
    dependencies: { astro: '5.18.2', '@astrojs/react': '4.4.2', ...react('19.3.1') },
    react: false,
    templates: { astro: '.', react: 'src/components' },
    assets: 'public',
    css: 'src/site.css',
    content: 'post.json',
    build: ['astro/astro.js', 'build'],
    output: 'dist',
  },
  {
    id: 'eleventy',
    title: 'Eleventy',
    dependencies: { '@11ty/eleventy': '3.1.7' },
    react: false,
    templates: { eleventy: '.' },
    assets: 'static',
    css: '_includes/site.css',
    content: '_data/post.json',
    build: ['@11ty/eleventy/cmd.cjs'],
    output: '_site',
  },
  {
    id: 'gatsby',
    title: 'Gatsby as it comes',
    dependencies: { gatsby: '5.16.1', ...react('18.3.1') },
    // As for our own site: what Gatsby asks for downloads libraries from elsewhere.
    overrides: { sharp: '0.34.5', 'msgpackr-extract': '3.0.4', 'unrs-resolver': '1.12.2' },
    react: true,
    templates: { gatsby: '.', react: 'src' },
    assets: 'static',
    css: 'src/site.css',
    content: 'post.json',
    build: ['gatsby/cli.js', 'build'],
    output: 'public',
  },
  {
    id: 'next',
    title: 'Next static export',
    dependencies: { next: '16.4.6', ...react('19.3.1') },
    react: true,
    templates: { next: '.', react: 'app' },
    assets: 'public',
    css: 'app/site.css',
    content: 'post.json',
    build: ['next/dist/bin/next', 'build'],
    output: 'out',
  },
];

import type { GatsbyNode } from 'gatsby';

import { factsExtension } from '../namedFacts';
import { readContentModels } from '../strapi/contentModels';
import { graphqlTypes } from '../strapi/graphqlTypes';
import { oldSlugTypes } from '../strapi/oldSlugs';
import { fieldExtensions } from '../typesetting/fieldExtensions';
import { aboutUsTypes } from './aboutUs';
import { articleTypes } from './article';
import { bannerCraftTypes } from './bannerCrafts';
import { bannerTypes } from './banners';
import { careerTypes } from './careers';
import { caseStudyTypes } from './caseStudies';
import { contactTypes } from './contact';
import { factsTypes } from './facts';
import { fileTypes } from './files';
import { homeTypes } from './home';
import { locationTypes } from './location';
import { notFoundTypes } from './notFound';
import { serviceTypes } from './services';
import { sharedTypes } from './shared';
import { siteTypes } from './site';
import { teamTypes } from './team';
import { textTypes } from './texts';

/** The types of what is written in files; those of the CMS are made from its own schemas. */
const contentTypes = [
  ...[oldSlugTypes, articleTypes],
  ...[sharedTypes, fileTypes, textTypes, factsTypes, siteTypes],
  ...[homeTypes, aboutUsTypes, locationTypes, contactTypes, notFoundTypes],
  ...[teamTypes, careerTypes, caseStudyTypes, serviceTypes, bannerTypes, bannerCraftTypes],
];

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  for (const extension of [...fieldExtensions, factsExtension]) actions.createFieldExtension(extension);
  actions.createTypes(graphqlTypes(readContentModels()));
  for (const types of contentTypes) actions.createTypes(types);
};

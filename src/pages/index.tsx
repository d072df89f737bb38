import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { About } from '../features/home/About';
import { Clients } from '../features/home/Clients';
import { ContactPlace } from '../features/home/ContactPlace';
import { Hero } from '../features/home/Hero';
import { Industries } from '../features/home/Industries';
import { Offices } from '../features/home/Offices';
import { Services } from '../features/home/Services';
import { Work } from '../features/home/Work';
import { ProjectCard } from '../features/portfolio/ProjectCard';
import { PageMeta } from '../features/seo/PageMeta';
import { PageScripts } from '../features/shell/PageScripts';
import { Shell } from '../features/shell/Shell';
import { Testimonials } from '../features/testimonials/Testimonials';
import { textMeta } from '../features/texts/textMeta';
import { ContactForm } from '../forms/contact/ContactForm';
import { figuresOf } from '../lib/figuresOf';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';
import { Fold } from '../ui/Fold/Fold';

/** Where the four featured projects stand in the grid. */
const places = ['seven', 'five', 'five', 'seven'] as const;

const Home = ({ data, pageContext }: PageProps<Queries.HomeQuery, PageContext>) => {
  const home = required(data.home, 'content/home');
  const settings = required(data.siteSettings, 'content/site.yml');
  return (
    <Shell alternates={pageContext.alternates} bands>
      <Hero
        text={required(data.text, 'content/pages/home')}
        stage={home.stage}
        stats={figuresOf(home.figures, settings.figures)}
      />
      <Fold />
      <PageScripts addresses={settings.pageScripts} />
      <About about={home.about} />
      <Services {...home.services} texts={data.services.nodes} />
      <Work
        work={home.work}
        cards={data.projects.nodes.map((project, index) => (
          <ProjectCard
            key={project.title}
            project={project}
            place={places[index] ?? 'seven'}
            headingLevel={3}
          />
        ))}
      />
      <Clients heading={home.clients} clients={required(data.clients, 'content/clients')} />
      <Industries {...home.industries} />
      <Testimonials testimonials={required(data.testimonials, 'content/testimonials')} />
      <ContactPlace {...home.contact} below={<Offices texts={home.offices} offices={settings.offices} />}>
        <ContactForm place="contact-home" />
      </ContactPlace>
    </Shell>
  );
};

export default Home;

export const Head = ({ data, pageContext }: HeadProps<Queries.HomeQuery, PageContext>) => (
  <PageMeta pageContext={pageContext} {...textMeta(data.text)} />
);

export const query = graphql`
  query Home($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "site"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "home" }, language: { eq: $language } }
    ) {
      ...PageText
      ...HeroText
    }
    home: homeText(language: { eq: $language }) {
      stage {
        ...Stage
      }
      figures {
        figure
        label
      }
      about {
        ...HomeAboutText
      }
      services {
        heading
        slugs
      }
      work {
        ...HomeWorkText
      }
      clients
      industries {
        heading
        names
      }
      contact {
        heading
        text
      }
      offices {
        ...HomeOfficesText
      }
    }
    siteSettings {
      ...OfficeCards
      figures {
        years
        team
        clients
        projects
        hours
        support
      }
      pageScripts
    }
    clients {
      ...ClientLogos
    }
    testimonials(language: { eq: $language }) {
      ...TestimonialsText
    }
    services: allServiceText(sort: { slug: ASC }, filter: { language: { eq: $language } }) {
      nodes {
        ...ServiceRow
      }
    }
    projects: allCaseStudyText(
      filter: { language: { eq: $language }, facts: { featured: { lte: 4 } } }
      sort: { facts: { featured: ASC } }
    ) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;

import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';

import { QuoteDialog } from '../../forms/quote/QuoteDialog';
import { figuresOf } from '../../lib/figuresOf';
import { Fold } from '../../ui/Fold/Fold';
import { Banner } from './Banner';
import { Benefits } from './Benefits';
import { Hire } from './Hire';
import { Models } from './Models';
import { Overview } from './Overview';
import { Process } from './Process';
import { Proof } from './Proof';
import { Roles } from './Roles';
import { Samples } from './Samples';
import { Sections } from './Sections';
import { ServiceList } from './ServiceList';
import { Setup } from './Setup';
import { subjectOf } from './subjectOf';
import { Technologies } from './Technologies';
import { WebPackages } from './WebPackages';

interface ServicePageProps {
  readonly text: Queries.ServicePageTextFragment;
  readonly facts: Queries.ServicePageFactsFragment;
  /** Those of content/site.yml. */
  readonly figures: Queries.CompanyFiguresFragment;
  readonly trail: ReactNode;
  /** Why us: what closes every service. */
  readonly closing: ReactNode;
}

/** The four figures of pages other than home (docs/specification/pages.md, 'Figures'). */
const shown = ['clients', 'projects', 'hours', 'support'] as const;

/** A service from its banner to its last call; what its texts do not have, the page leaves out. */
export const ServicePage = ({ text, facts, figures, trail, closing }: ServicePageProps) => {
  const { t } = useTranslation('service');
  const subject = subjectOf(facts);
  const stats = figuresOf(
    shown.map((figure) => ({ figure, label: t(`figures.${figure}`) })),
    figures,
  );
  return (
    <>
      <Banner text={text} facts={facts} subject={subject} trail={trail} />
      <Fold />
      <Overview overview={text.overview} stats={stats} />
      {text.benefits && <Benefits benefits={text.benefits} />}
      <ServiceList services={text.services} keys={facts.sections.map(({ key }) => key)} />
      <Sections sections={text.sections} facts={facts.sections} subject={subject} />
      {text.models && <Models models={text.models} />}
      {text.roles && <Roles roles={text.roles} />}
      <Technologies heading={text.technologies} facts={facts} titles={text.toolbox ?? []} />
      <Hire hire={text.hire} />
      {text.process && <Process process={text.process} />}
      {text.setup && <Setup setup={text.setup} />}
      {text.proof && <Proof proof={text.proof} figures={figures} />}
      <WebPackages packages={text.packages} place="inside" />
      <Samples samples={text.samples} />
      {closing}
      <WebPackages packages={text.packages} place="end" />
      {subject === 'web' && <QuoteDialog />}
    </>
  );
};

export const servicePage = graphql`
  fragment ServicePageText on ServiceText {
    ...ServiceBannerText
    overview {
      ...ServiceOverviewPart
    }
    benefits {
      ...TitledListPart
    }
    services {
      ...TitledListPart
    }
    sections {
      ...ServiceSectionText
    }
    models {
      ...ServiceModelsPart
    }
    roles {
      heading
      text
      items
    }
    technologies
    toolbox
    hire {
      heading
      text
    }
    process {
      ...ServiceProcessPart
    }
    setup {
      heading
      steps
    }
    proof {
      ...ServiceProofPart
    }
    packages {
      ...WebPackagesPart
    }
    samples {
      ...ServiceSamplesPart
    }
  }
  fragment ServicePageFacts on ServiceFacts {
    slug
    subject
    sections {
      ...ServiceSectionPlace
    }
    ...ServiceBannerFacts
    ...ServiceTechnologies
  }
`;

import { graphql } from 'gatsby';

import { ButtonLink } from '../../ui/Button/ButtonLink';
import { CallBand } from '../../ui/CallBand/CallBand';
import { Estimate } from './Estimate';
import { Featured, type FeaturedProps } from './Featured';
import { Reasons } from './Reasons';

interface WhyUsProps<Project> extends Pick<FeaturedProps<Project>, 'projects' | 'stageOf'> {
  readonly text: Queries.WhyUsPartFragment;
  readonly phones: Queries.WhyUsPhonesFragment;
}

/**
 * What closes the pages of the services (docs/specification/pages.md, 'Why us'): five reasons, a first call, six
 * projects, and the last call with the two phone lines.
 */
export const WhyUs = <Project extends Queries.WhyUsProjectFragment>({
  text,
  phones,
  ...featured
}: WhyUsProps<Project>) => (
  <>
    <Reasons {...text} />
    <CallBand tone="sand" heading={text.start.heading} text={text.start.text}>
      <ButtonLink to="/contact/" tone="action" arrow>
        {text.start.action}
      </ButtonLink>
    </CallBand>
    <Featured work={text.work} {...featured} />
    <Estimate estimate={text.estimate} phones={phones} />
  </>
);

export const whyUs = graphql`
  fragment WhyUsPart on WhyUsText {
    ...WhyUsReasons
    ...WhyUsEstimate
    start {
      heading
      text
      action
    }
    work {
      heading
      action
    }
  }
  fragment WhyUsPhones on Phones {
    au
    vn
  }
`;

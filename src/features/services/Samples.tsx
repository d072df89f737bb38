import { newestTemplates } from '../../config/newestTemplates';
import { withLanguage } from '../../i18n/alternates';
import { ButtonLink } from '../../ui/Button/ButtonLink';
import { CallBand } from '../../ui/CallBand/CallBand';

interface SamplesProps {
  readonly samples: { readonly heading: string; readonly text: string; readonly action: string } | null;
}

/** The way to the catalogue, newest first. Its texts are Vietnamese: it leads to the Vietnamese page from both. */
export const Samples = ({ samples }: SamplesProps) =>
  samples && (
    <CallBand tone="jade" heading={samples.heading} text={samples.text}>
      <ButtonLink href={withLanguage('vn', newestTemplates)} tone="onInk" arrow>
        {samples.action}
      </ButtonLink>
    </CallBand>
  );

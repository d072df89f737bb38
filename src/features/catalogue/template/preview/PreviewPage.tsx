import { useEffect } from 'react';

import { ButtonLink } from '../../../../ui/Button/ButtonLink';
import { collectionPath } from '../../collectionPath';
import { BackLink } from '../BackLink';
import { ids, words } from '../words';
import { deviceOf, ownDevice } from './devices';
import { headingId, Preview, type Previewed } from './Preview';

interface PreviewPageProps extends Previewed {
  /** Slugs of the template and its layout. */
  readonly slugs: { readonly template: string; readonly layout: string };
}

/** The live preview as a page of its own, under the address that can be shared. An address may name the screen it begins with. */
export const PreviewPage = ({ slugs, ...preview }: PreviewPageProps) => {
  const page = collectionPath(slugs.template, slugs.layout);
  useEffect(() => {
    const first = document.getElementById(deviceOf(window.location.hash) ?? ownDevice());
    // Somebody may have chosen before React was there.
    if (first instanceof HTMLInputElement && !document.querySelector('[name=device]:checked'))
      first.checked = true;
  }, []);
  return (
    <main lang="vi" aria-labelledby={headingId}>
      <Preview
        {...preview}
        heading="h1"
        back={<BackLink to={page}>{words.leave}</BackLink>}
        buy={
          <ButtonLink to={`${page}#${ids.buy}`} tone="action" size="small">
            {words.buy}
          </ButtonLink>
        }
      />
    </main>
  );
};

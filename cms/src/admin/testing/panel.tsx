import type { PanelComponent, PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { DesignSystemProvider } from '@strapi/design-system';
import { render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

interface Shown extends Partial<Omit<PanelComponentProps, 'model'>> {
  readonly model: string;
}

/** Shows a panel as the content manager does, beside the form of a draft: what it answers is put into a frame of its own. */
export const showPanel = (
  panel: PanelComponent,
  props: Shown,
  language: 'en' | 'vi',
  strings: Readonly<Record<'en' | 'vi', Record<string, string>>>,
) => {
  const Content: ComponentType<PanelComponentProps> = (given) => <>{panel(given)?.content as ReactNode}</>;
  const around = { activeTab: 'draft', collectionType: 'collection-types', documentId: 'd1' } as const;
  return render(
    <IntlProvider locale={language} messages={strings[language]}>
      <DesignSystemProvider locale={language}>
        <Content {...{ ...around, ...props }} />
      </DesignSystemProvider>
    </IntlProvider>,
  );
};

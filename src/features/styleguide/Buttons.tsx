import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Button } from '../../ui/Button/Button';
import { ButtonLink } from '../../ui/Button/ButtonLink';
import { Panel } from '../../ui/Panel/Panel';
import { Example } from './Example';

const variants = ['solid', 'outline', 'quiet'] as const;

/** Every variant, tone, size and state of a button. */
export const Buttons = () => {
  const { t } = useTranslation('styleguide');
  return (
    <>
      {variants.map((variant) => (
        <Example key={variant} label={t(`button.${variant}`)} inline>
          <Button variant={variant} tone="action" arrow>
            {t('button.action')}
          </Button>
          <Button variant={variant} arrow>
            {t('button.plain')}
          </Button>
          <Button variant={variant}>{t('button.plain')}</Button>
          <Button variant={variant} size="small">
            {t('button.small')}
          </Button>
        </Example>
      ))}
      <Example label={t('button.states')} inline>
        <Button disabled>{t('button.disabled')}</Button>
        <Button variant="outline" disabled>
          {t('button.disabled')}
        </Button>
        <Button tone="action" sending>
          {t('button.sending')}
        </Button>
        <Button variant="outline" sending>
          {t('button.sending')}
        </Button>
      </Example>
      <Example label={t('button.asLink')} inline>
        <ButtonLink to="/portfolio/" arrow>
          {t('link.page')}
        </ButtonLink>
        <ButtonLink href="#buttons" tone="action">
          {t('button.long')}
        </ButtonLink>
      </Example>
      <Example label={t('ground.ink')}>
        <Panel tone="ink">
          <Example label={t('button.solid')} inline>
            <Button tone="action" arrow>
              {t('button.action')}
            </Button>
            <Button tone="onInk">{t('button.plain')}</Button>
            <Button tone="onInk" variant="outline">
              {t('button.plain')}
            </Button>
            <Button tone="onInk" variant="quiet">
              {t('button.plain')}
            </Button>
            <Button tone="onInk" disabled>
              {t('button.disabled')}
            </Button>
            <Button tone="onInk" sending>
              {t('button.sending')}
            </Button>
          </Example>
        </Panel>
      </Example>
    </>
  );
};

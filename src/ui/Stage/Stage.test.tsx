import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { imageData } from '../../../jest/fixtures';
import { Picture } from '../Picture/Picture';
import { Stage, type StageLayer } from './Stage';

const layer = (kind: StageLayer['kind'], alt: string): StageLayer => ({
  kind,
  picture: <Picture image={imageData('/a.webp')} alt={alt} />,
});
const show = (more: Partial<Parameters<typeof Stage>[0]> = {}) =>
  render(
    <Stage
      className="wide"
      colours={['#1d3b37']}
      layers={[layer('browser', 'Console'), layer('phone', 'Key')]}
      {...more}
    />,
  );
const stageOf = (container: HTMLElement) => container.querySelector<HTMLElement>('.wide');

describe('Stage', () => {
  it('shows its screens back to front, each with its own words', () => {
    const { container } = show();
    expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(['Console', 'Key']);
    expect(stageOf(container)).toHaveAttribute('data-layout', 'browser phone');
  });

  it.each([
    [['#1d3b37'], '--from: #1d3b37; --to: #1d3b37;'],
    [['#1d3b37', '#17806f'], '--from: #1d3b37; --to: #17806f;'],
  ])('stands on one colour, or on a gradient of two (%s)', (colours, style) => {
    expect(stageOf(show({ colours }).container)?.getAttribute('style')).toContain(style);
  });

  it('stands on a drawn ground where there is one', () => {
    show({ scene: <Picture image={imageData('/hall.webp')} alt="" /> });
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/hall.webp');
  });

  it('counts its layers from the back, whether there is a drawn ground or not', () => {
    const { container } = show({ scene: <Picture image={imageData('/hall.webp')} alt="" /> });
    expect(container.querySelector('[data-place="1"]')).toContainElement(screen.getByAltText('Console'));
    expect(container.querySelector('[data-place="2"]')).toContainElement(screen.getByAltText('Key'));
  });

  it.each(['upright', 'narrow', 'medium', 'low', 'large'] as const)(
    'tells the styles which layer stands %s',
    (stands) => {
      const { container } = show({
        layers: [layer('browser', 'Console'), { ...layer('phone', 'Key'), stands }],
      });
      expect(container.querySelector(`[data-stands="${stands}"]`)).toContainElement(
        screen.getByAltText('Key'),
      );
      expect(container.querySelector('[data-place="1"]')).not.toHaveAttribute('data-stands');
    },
  );

  it('travels to the page behind it under its name', () => {
    const { container } = show({ transitionName: 'work-fresy' });
    expect(stageOf(container)?.style).toHaveProperty('viewTransitionName', 'work-fresy');
  });

  it('reveals itself, and its layers drift; on the first screen it stands, and they leave with the page', () => {
    expect(stageOf(show().container)).toHaveClass('reveal');
    const { container } = show({ first: true });
    expect(stageOf(container)).not.toHaveClass('reveal');
    expect(container.querySelectorAll('.leave')).toHaveLength(2);
    expect(container.querySelectorAll('.drift')).toHaveLength(0);
  });

  it('has no axe violation', async () => {
    const { container } = show({ layers: [layer('bare', 'A banner')] });
    expect(await axe(container)).toHaveNoViolations();
  });
});

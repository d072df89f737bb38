import { Flex, Typography } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import type { NodeViewProps } from '@tiptap/react';

import { useStrings } from '../strings/useStrings';
import { AttributeInput } from './AttributeInput';
import { FigureFrame } from './FigureFrame';

/** A picture, its alternative and its caption. */
export const PictureView = (props: NodeViewProps) => {
  const { node, editor, updateAttributes } = props;
  const t = useStrings();
  const { src, alt } = node.attrs;
  return (
    <FigureFrame {...props} caption={t('picture.caption')} remove={t('picture.remove')}>
      <img src={String(src)} alt={String(alt)} draggable={false} />
      <AttributeInput
        label={t('picture.alt')}
        hint={alt ? undefined : t('picture.altHint')}
        value={String(alt)}
        disabled={!editor.isEditable}
        onWrite={(text) => updateAttributes({ alt: text })}
      />
      {alt ? null : (
        <Flex gap={2} alignItems="flex-start">
          <WarningCircle aria-hidden fill="warning600" />
          <Typography variant="pi" textColor="warning700">
            {t('picture.noAlt')}
          </Typography>
        </Flex>
      )}
    </FigureFrame>
  );
};

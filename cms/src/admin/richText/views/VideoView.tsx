import { Flex, Typography } from '@strapi/design-system';
import { Play } from '@strapi/icons';
import type { NodeViewProps } from '@tiptap/react';

import { useStrings } from '../strings/useStrings';
import { AttributeInput } from './AttributeInput';
import { FigureFrame } from './FigureFrame';

/** A video, its title and its caption. Nothing is asked of its host. */
export const VideoView = (props: NodeViewProps) => {
  const { node, editor, updateAttributes } = props;
  const t = useStrings();
  const { address, title } = node.attrs;
  return (
    <FigureFrame {...props} caption={t('video.caption')} remove={t('video.remove')}>
      <Flex gap={2}>
        <Play aria-hidden />
        <Typography variant="pi" textColor="neutral600">
          {String(address)}
        </Typography>
      </Flex>
      <AttributeInput
        label={t('video.name')}
        hint={t('video.nameHint')}
        value={String(title)}
        disabled={!editor.isEditable}
        onWrite={(text) => updateAttributes({ title: text })}
      />
    </FigureFrame>
  );
};

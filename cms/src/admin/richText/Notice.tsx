import { Alert, Box } from '@strapi/design-system';
import { styled } from 'styled-components';

import { REMOVED_KINDS, type Removed } from '../../richText/removed';
import { readableKeys } from './strings/keys';
import { useStrings } from './strings/useStrings';

export interface NoticeOf {
  kind: 'paste' | 'markdown' | 'open' | 'source' | 'tooMuch';
  removed: Removed;
}

/** The text of an alert is one paragraph. */
const Line = styled.span`
  display: block;
`;

interface Props {
  notice: NoticeOf | undefined;
  onClose: () => void;
}

/** Says under the field what was left out of a text. */
export const Notice = ({ notice, onClose }: Props) => {
  const t = useStrings();
  const kinds = REMOVED_KINDS.filter((kind) => notice?.removed[kind]);
  return (
    <Box role="status">
      {notice ? (
        <Box paddingTop={2}>
          <Alert
            variant={notice.kind === 'markdown' ? 'default' : 'warning'}
            closeLabel={t('notice.close')}
            onClose={onClose}
          >
            {t(`notice.${notice.kind}`, { keys: readableKeys('Mod-z') })}
            {kinds.map((kind) => (
              <Line key={kind}>{t(`removed.${kind}`, { count: notice.removed[kind] ?? 0 })}</Line>
            ))}
          </Alert>
        </Box>
      ) : null}
    </Box>
  );
};

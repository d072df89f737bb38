import { Alert, Box } from '@strapi/design-system';

import { REMOVED_KINDS, type Removed } from '../../richText/removed';
import { readableKeys } from './strings/keys';
import { useStrings } from './strings/useStrings';

export interface NoticeOf {
  kind: 'paste' | 'markdown' | 'open' | 'source';
  removed: Removed;
}

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
              <div key={kind}>{t(`removed.${kind}`, { count: notice.removed[kind] ?? 0 })}</div>
            ))}
          </Alert>
        </Box>
      ) : null}
    </Box>
  );
};

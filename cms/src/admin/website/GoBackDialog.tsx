import { Box, Button, Dialog, Flex, Typography } from '@strapi/design-system';

import type { Release } from '../../website/websiteState';
import { Changes } from './Changes';
import { useStrings } from './strings/useStrings';
import { isNewerThanLive, useReleaseMoment } from './versions';

interface Props {
  /** The version; undefined while the dialog is closed. */
  chosen: Release | undefined;
  releases: readonly Release[];
  isGoing: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether visitors are to see another version. */
export const GoBackDialog = ({ chosen, releases, isGoing, onConfirm, onClose }: Props) => {
  const t = useStrings();
  const moment = useReleaseMoment(releases);
  const way = chosen && isNewerThanLive(chosen, releases) ? 'forward' : 'back';
  const text = chosen && chosen.id === releases[0]?.id ? 'forward.confirm.newest' : 'back.confirm.text';
  return (
    <Dialog.Root open={chosen !== undefined} onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t(`${way}.confirm.title`)}</Dialog.Header>
        <Dialog.Body>
          {chosen ? (
            <Flex direction="column" alignItems="start" gap={4}>
              <Typography tag="p">{t(text, { at: moment(chosen) })}</Typography>
              <Box>
                <Typography tag="p" fontWeight="bold">
                  {t('release.changes')}
                </Typography>
                <Changes changes={chosen.changes} />
              </Box>
            </Flex>
          ) : null}
        </Dialog.Body>
        <Dialog.Footer>
          <Button fullWidth variant="tertiary" onClick={onClose}>
            {t('back.cancel')}
          </Button>
          <Button fullWidth variant="danger-light" loading={isGoing} onClick={onConfirm}>
            {t(`${way}.confirm.button`)}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
};

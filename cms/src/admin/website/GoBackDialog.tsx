import { Button, Dialog } from '@strapi/design-system';

import { useStrings } from './strings/useStrings';

interface Props {
  /** The version, as people read its moment; undefined while the dialog is closed. */
  at: string | undefined;
  isGoing: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether visitors are to see an older version. */
export const GoBackDialog = ({ at, isGoing, onConfirm, onClose }: Props) => {
  const t = useStrings();
  return (
    <Dialog.Root open={at !== undefined} onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('back.confirm.title')}</Dialog.Header>
        <Dialog.Body>{t('back.confirm.text', { at: at ?? '' })}</Dialog.Body>
        <Dialog.Footer>
          <Button fullWidth variant="tertiary" onClick={onClose}>
            {t('back.cancel')}
          </Button>
          <Button fullWidth variant="danger-light" loading={isGoing} onClick={onConfirm}>
            {t('back.confirm.button')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
};

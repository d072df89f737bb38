import { Button, Flex, Modal } from '@strapi/design-system';
import type { KeyboardEvent, ReactNode } from 'react';

import { useStrings } from '../strings/useStrings';

interface Props {
  title: string;
  confirm: string;
  children: ReactNode;
  /** What else can be done here, beside 'Cancel'. */
  extra?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** A dialog with fields. It is no form: it stands in the one of the entry, which would be sent with it. */
export const FormDialog = ({ title, confirm, children, extra, onConfirm, onClose }: Props) => {
  const t = useStrings();
  const confirmByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
      return;
    event.preventDefault();
    onConfirm();
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header closeLabel={t('dialog.close')}>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4} onKeyDown={confirmByEnter}>
            {children}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Flex gap={2}>
            <Button type="button" variant="tertiary" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            {extra}
          </Flex>
          <Button type="button" onClick={onConfirm}>
            {confirm}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
};

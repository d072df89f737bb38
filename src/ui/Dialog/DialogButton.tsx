import { Button, type ButtonProps } from '../Button/Button';

/** Opens a `Dialog`, by the browser itself: no script is needed. */
export const DialogButton = ({ dialog, ...rest }: ButtonProps & { readonly dialog: string }) => (
  <Button {...rest} aria-haspopup="dialog" command="show-modal" commandfor={dialog} />
);

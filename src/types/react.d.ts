import 'react';

/** Attributes of HTML that React 18 hands through as they are, but does not know by name. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What the button does with the element that `commandfor` names, without a script. */
    readonly command?: T extends HTMLButtonElement ? 'show-modal' | 'close' : never;
    readonly commandfor?: string;
  }

  interface DialogHTMLAttributes<T> {
    /** What closes the dialog: `any` takes a press beside it too. */
    readonly closedby?: T extends HTMLDialogElement ? 'any' | 'closerequest' | 'none' : never;
  }
}

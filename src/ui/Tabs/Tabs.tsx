import { useEffect, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

import { nextTab } from './nextTab';
import { Label } from '../Words/Label';
import * as styles from './Tabs.module.css';

interface Tab {
  /** Id of the panel: `#id` in an address opens it. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** Name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
}

const tabId = (id: string) => `${id}-tab`;

/** The panel that the address asks for, `''` for none; undefined until React has taken over. */
const useAddressedId = (ids: readonly string[]) => {
  const [asked, setAsked] = useState<string>();
  const known = ids.join(' ');
  useEffect(() => {
    const read = () => {
      const id = window.location.hash.slice(1);
      setAsked((before = '') => (known.split(' ').includes(id) ? id : before));
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [known]);
  return [asked, setAsked] as const;
};

/**
 * One of several contents at a time. In the HTML the tabs are links to their panels: without scripts every panel is
 * shown, with scripts the style sheet already shows one only, so that nothing moves when React takes over.
 */
export const Tabs = ({ label, tabs }: TabsProps) => {
  const ids = tabs.map(({ id }) => id);
  const [asked, ask] = useAddressedId(ids);
  const enhanced = asked !== undefined;
  const selected = ids.find((id) => id === asked) ?? ids[0];

  const select = (event: MouseEvent | KeyboardEvent, id: string | undefined) => {
    if (id === undefined) return;
    event.preventDefault();
    ask(id);
    document.getElementById(tabId(id))?.focus();
  };
  const tabProps = (id: string) => ({
    role: 'tab',
    id: tabId(id),
    'aria-selected': id === selected,
    'aria-controls': id,
    tabIndex: id === selected ? 0 : -1,
    onClick: (event: MouseEvent) => select(event, id),
    onKeyDown: (event: KeyboardEvent) => select(event, nextTab(ids, id, event.key)),
  });
  const panelProps = (id: string) => ({
    role: 'tabpanel',
    'aria-labelledby': tabId(id),
    hidden: id !== selected,
  });

  return (
    <div className={styles.tabs} data-js={enhanced || undefined}>
      <div className={styles.row} role={enhanced ? 'tablist' : 'navigation'} aria-label={label}>
        {tabs.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className={styles.tab} {...(enhanced && tabProps(id))}>
            <Label>{title}</Label>
          </a>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div key={id} id={id} className={styles.panel} {...(enhanced && panelProps(id))}>
          {content}
        </div>
      ))}
    </div>
  );
};

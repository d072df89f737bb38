import { useEffect, useState } from 'react';

import { quantityOf } from '../../../../../cms/src/forms/optionPrices';
import { choiceOf, wantedOf, type Choice, type Choices } from './choices';
import { keptChoices } from './keptChoices';

/**
 * What a visitor chooses of the options of a template. It survives a reload and goes with them from layout to layout.
 *
 * @param template its documentId
 * @param options the documentIds of those that are offered
 */
export const useChoices = (template: string, options: readonly string[]) => {
  const [choices, setChoices] = useState<Choices>({});
  /** In the HTML and until React is there, no sum can follow the fields: none is shown. */
  const [counting, setCounting] = useState(false);
  const offered = options.join(' ');
  useEffect(() => {
    const kept = keptChoices.read(template, offered.split(' '));
    // What was done before React was there is newer than what was kept.
    setChoices((now) => ({ ...kept, ...now }));
    setCounting(true);
  }, [template, offered]);
  useEffect(() => {
    if (counting) keptChoices.keep(template, choices);
  }, [template, choices, counting]);

  const change = (option: string, changed: Partial<Choice>) =>
    setChoices((now) => ({ ...now, [option]: { ...choiceOf(now, option), ...changed } }));
  return {
    choices,
    counting,
    wanted: wantedOf(choices),
    select: (option: string, selected: boolean) => change(option, { selected }),
    count: (option: string, quantity: number) => change(option, { quantity: quantityOf(quantity) }),
    reset: () => setChoices({}),
  };
};

export type ChosenOptions = ReturnType<typeof useChoices>;

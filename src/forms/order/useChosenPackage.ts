import { useEffect, useState } from 'react';

import { packages, type WebPackage } from '../../../cms/src/forms/choices';

/** After how many milliseconds a chosen package becomes the subject of the order. */
const packageDelay = 400;

/**
 * The package an order is for: a chosen one becomes its subject after 400 ms
 * (docs/specification/forms.md, 'Package order').
 *
 * @returns the subject; whether it may be named: what was chosen before React came is not known before; how a card
 *   chooses, and how the form itself chooses at once
 */
export const useChosenPackage = () => {
  const [subject, setSubject] = useState<WebPackage>(packages[0]);
  const [wanted, setWanted] = useState<WebPackage | null>(null);
  const [named, setNamed] = useState(false);
  useEffect(() => setNamed(true), []);
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => {
      setSubject(wanted);
      setWanted(null);
    }, packageDelay);
    return () => clearTimeout(timer);
  }, [wanted]);
  return { subject, named, choose: setWanted, set: setSubject };
};

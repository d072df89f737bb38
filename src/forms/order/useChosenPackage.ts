import { useEffect, useState } from 'react';

import { packageDelay } from '../../config/formLimits';
import { packages, type WebPackage } from '../../config/packages';

/**
 * The package an order is for: a chosen one becomes its subject after 400 ms
 * (docs/specification/forms.md, 'Package order').
 *
 * @returns the subject, how a card chooses, and how the form itself chooses at once
 */
export const useChosenPackage = () => {
  const [subject, setSubject] = useState<WebPackage>(packages[0]);
  const [wanted, setWanted] = useState<WebPackage | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => {
      setSubject(wanted);
      setWanted(null);
    }, packageDelay);
    return () => clearTimeout(timer);
  }, [wanted]);
  return { subject, choose: setWanted, set: setSubject };
};

import { OrderPackages } from '../../forms/order/OrderPackages';
import { useVietnameseVisitor } from '../../i18n/useVietnameseVisitor';
import * as styles from './WebPackages.module.css';

/**
 * The packages are for Vietnamese visitors (docs/specification/pages.md, 'Web packages'); below everything else they
 * move nothing.
 */
export const WebPackages = () =>
  useVietnameseVisitor() && (
    <div className={styles.packages}>
      <OrderPackages />
    </div>
  );

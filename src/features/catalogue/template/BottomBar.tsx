import { DialogButton } from '../../../ui/Dialog/DialogButton';
import { Label } from '../../../ui/Words/Label';
import { Wrap } from '../../../ui/Wrap/Wrap';
import * as styles from './BottomBar.module.css';
import type { Sum } from './options/TotalBar';
import type { TemplatePicture } from './pictures';
import { Price } from '../../../ui/Price/Price';
import { Thumbnail } from './Thumbnail';
import { shortTitle } from './shortTitle';
import { ids, words } from './words';

interface BottomBarProps extends Sum {
  readonly title: string;
  readonly picture: TemplatePicture;
}

/**
 * Title, price and the way to buy, on the lower edge of the window once 1,000 px have been scrolled. It is part of the page
 * from there on: it sticks to the window without a script, and ends where the page does, above the footer.
 */
export const BottomBar = ({ title, picture, basicPrice, chosen, total }: BottomBarProps) => (
  <div className={styles.track}>
    <section className={styles.bar} aria-label={words.bar}>
      <Wrap>
        <div className={styles.parts}>
          <div className={styles.picture}>
            <Thumbnail picture={picture} sizes="66px" />
          </div>
          <div className={styles.name}>
            <b>{shortTitle(title)}</b>
            {chosen > 0 && (
              <p>
                <Label>{`Mẫu và ${words.chosen(chosen)}`}</Label>
              </p>
            )}
          </div>
          <p className={styles.price}>
            {total === null && 'Từ '}
            <Price of={total ?? basicPrice} />
          </p>
          <DialogButton dialog={ids.dialog} tone="action">
            {words.buy}
          </DialogButton>
        </div>
      </Wrap>
    </section>
  </div>
);

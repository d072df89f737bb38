import { markLength } from '../../../../../cms/src/forms/optionMarks';
import { AnyLink } from '../../../../ui/AnyLink/AnyLink';
import { Words } from '../../../../ui/Words/Words';
import { ids, words } from '../words';
import type { OfferedGroup } from './offered';
import { OptionRow } from './OptionRow';
import * as styles from './Options.module.css';
import { TotalBar, type Sum } from './TotalBar';
import type { ChosenOptions } from './useChoices';

interface OptionsProps {
  readonly groups: readonly OfferedGroup[];
  readonly chosen: ChosenOptions;
  /** What the template costs with them. */
  readonly sum: Sum;
}

/** The paid options of a template by their groups, and what it costs with those that are chosen. */
export const Options = ({ groups, chosen, sum }: OptionsProps) => {
  const offered = groups.flatMap(({ options }) => options);
  const letters = markLength(offered.map(({ documentId }) => documentId));
  const countIn = (group: OfferedGroup) =>
    group.options.filter(({ documentId }) => documentId in chosen.wanted).length;
  return (
    <section id={ids.options} className={styles.options} aria-labelledby={`${ids.options}-title`}>
      <h2 id={`${ids.options}-title`}>
        <Words text={words.options} />
      </h2>
      {/* Their fields have one name and so are one group, whatever they are about. */}
      <div role="group" aria-labelledby={`${ids.options}-title`}>
        {groups.map((group) => (
          <div key={group.id} className={styles.group}>
            <div className={styles.title}>
              <h3>
                <Words text={group.title} />
              </h3>
              {chosen.counting && countIn(group) > 0 && <p>Đã chọn {countIn(group)}</p>}
            </div>
            <ul role="list">
              {group.options.map((option) => (
                <OptionRow
                  key={option.documentId}
                  place={offered.indexOf(option)}
                  mark={option.documentId.slice(0, letters)}
                  {...{ option, chosen }}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.sum}>
        <TotalBar {...sum} />
        <p className={styles.note}>
          {words.exact} <AnyLink to="/contact/">{words.ask}</AnyLink>
        </p>
      </div>
    </section>
  );
};

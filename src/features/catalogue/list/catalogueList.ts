import { templatesPerPage } from '../../../config/limits';
import { arrange } from './arrange';
import type { CatalogueCard } from './catalogueCard';
import { isFiltered, type CatalogueFilter } from './catalogueFilter';
import {
  completed,
  findInCms,
  findInIndex,
  type Found,
  type KnownCards,
  type Question,
} from './findTemplates';

/** The list as it is shown. */
export interface ShownList {
  readonly filter: CatalogueFilter;
  readonly cards: readonly CatalogueCard[];
  readonly total: number;
  /** Where the next page starts: entries that came twice are shown once. */
  readonly next: number;
  readonly from: 'build' | Found['from'];
}

export interface CatalogueState {
  /** What is chosen; the list follows. */
  readonly chosen: CatalogueFilter;
  readonly list: ShownList;
  /** What is under way: a list before which there is none to show, the list of what was chosen since, or its next page. */
  readonly asking: 'first' | 'filter' | 'page' | null;
  /** Nobody could tell what is chosen: the list is not that. */
  readonly failed: boolean;
}

/** How long somebody may go on choosing before the CMS is asked, in milliseconds (docs/specification/cms-pages.md, 'Catalogue'). */
const debounce = 300;

/** Milliseconds that an answer may have taken to travel to its place: who has waited for more than two frames sees it at once. */
const swift = 32;

const bySlug = (cards: readonly CatalogueCard[]) => new Map(cards.map((card) => [card.slug, card] as const));

const unique = (cards: readonly CatalogueCard[]): readonly CatalogueCard[] => [...bySlug(cards).values()];

const after = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('Something else was chosen'));
    });
  });

const nothing = (): null => null;

/**
 * The list of the catalogue in a browser. A choice is answered by the index of the release and by the CMS, whichever comes first;
 * the CMS, which may have newer templates, has the last word, and where it fails the index has it. Where both fail the list has failed,
 * unless it is that of all templates, which the HTML has.
 */
export class CatalogueList {
  private readonly first: CatalogueState;
  private state: CatalogueState;
  private readonly listeners = new Set<() => void>();
  private running = new AbortController();

  /** @param built the first of all templates, the newest first: what the HTML shows */
  constructor(
    private readonly built: ShownList,
    /** Is told what was chosen, once nobody has gone on choosing. */
    private readonly onSettled: (filter: CatalogueFilter) => void,
  ) {
    this.first = { chosen: built.filter, list: built, asking: null, failed: false };
    this.state = this.first;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly now = (): CatalogueState => this.state;

  /** The state that belongs to the HTML. */
  readonly atFirst = (): CatalogueState => this.first;

  /** Begins with what the address asks for, and with as many cards as there were when it was left. */
  arrive(chosen: CatalogueFilter, count: number): void {
    const { list } = this.state;
    if (!isFiltered(chosen) && count <= list.cards.length) return;
    this.set({ chosen });
    // What a tab remembers may be anything: there are no more than there are.
    const limit = Math.max(Math.min(count, this.built.total), templatesPerPage);
    void this.ask(chosen, { limit, isFirst: isFiltered(chosen) });
  }

  /** Goes on with a list that was left. */
  comeBack(list: ShownList): void {
    this.set({ chosen: list.filter, list });
  }

  /** @returns whether that is another choice than the one before */
  readonly choose = (how: (filter: CatalogueFilter) => CatalogueFilter): boolean => {
    const chosen = how(this.state.chosen);
    // A field that its browser filled in again, and that says what is chosen already.
    if (chosen === this.state.chosen) return false;
    this.set({ chosen });
    void this.ask(chosen, { wait: debounce });
    return true;
  };

  /** Goes to another choice of the history. */
  go(chosen: CatalogueFilter): void {
    this.set({ chosen });
    void this.ask(chosen);
  }

  /** Asks once more for what is chosen. */
  readonly retry = (): void => void this.ask(this.state.chosen);

  /** Asks for the next page; not there when all are shown. */
  more(): (() => void) | undefined {
    const { list, asking } = this.state;
    if (asking === 'first' || asking === 'filter' || this.state.failed || list.next >= list.total)
      return undefined;
    return () => void (asking ?? this.askForMore(list));
  }

  /** Ends what is under way. */
  readonly end = (): void => this.running.abort();

  private set(change: Partial<CatalogueState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((tell) => tell());
  }

  private begin(asking: CatalogueState['asking']): AbortSignal {
    this.end();
    this.running = new AbortController();
    this.set({ asking, failed: false });
    return this.running.signal;
  }

  private known(): KnownCards {
    return bySlug([...this.state.list.cards, ...this.built.cards]);
  }

  private async ask(
    filter: CatalogueFilter,
    { limit = templatesPerPage, wait = 0, isFirst = this.state.failed || this.state.asking === 'first' } = {},
  ): Promise<void> {
    const signal = this.begin(isFirst ? 'first' : 'filter');
    const question: Question = { filter, start: 0, limit };
    const begun = performance.now();
    let isLast = false;
    const show = ({ cards, total, from }: Found) => {
      if (signal.aborted || isLast) return;
      isLast = from === 'cms';
      const list: ShownList = { filter, cards: unique(cards), total, next: cards.length, from };
      const change = () => this.set({ list, asking: null });
      // Cards travel from where they are seen; their pictures would keep a slow processor from the answer as long again.
      if (this.state.asking === 'first' || performance.now() - begun > swift) change();
      else arrange(this.state.list.cards, list.cards, change);
    };
    const settle = async () => {
      await after(wait, signal);
      this.onSettled(filter);
      return findInCms(question, this.known(), signal);
    };
    const index = findInIndex(question, this.known());
    await Promise.all([index, settle()].map((answer) => answer.then(show, nothing)));
    if (signal.aborted) return;
    const isAnswered = this.state.list.filter === filter;
    const isAll = !isFiltered(filter);
    this.set({
      asking: null,
      failed: !isAnswered && !isAll,
      ...(!isAnswered && isAll && { list: this.built }),
    });
    await this.complete(signal);
  }

  private async askForMore(before: ShownList): Promise<void> {
    const signal = this.begin('page');
    const question: Question = { filter: before.filter, start: before.next, limit: templatesPerPage };
    const ways = [
      () => findInCms(question, this.known(), signal),
      () => findInIndex(question, this.known()),
    ] as const;
    const [one, other] = before.from === 'index' ? ([ways[1], ways[0]] as const) : ways;
    // A page that nobody gives is an empty one (docs/specification/calls.md, 'Failures').
    const found = await one().catch(other).catch(nothing);
    if (signal.aborted) return;
    const list = found && {
      ...before,
      cards: unique([...before.cards, ...found.cards]),
      total: found.cards.length > 0 ? found.total : before.cards.length,
      next: before.next + found.cards.length,
    };
    this.set({ asking: null, ...(list && { list }) });
    await this.complete(signal);
  }

  /** The CMS may have answered before the index, which alone has the short texts. */
  private async complete(signal: AbortSignal): Promise<void> {
    const { list } = this.state;
    if (list.cards.every(({ summary }) => summary !== null)) return;
    const cards = await completed(list.cards);
    if (!signal.aborted && this.state.list === list) this.set({ list: { ...list, cards } });
  }
}

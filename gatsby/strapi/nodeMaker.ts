import { createHash } from 'node:crypto';

import type { NodeInput, SourceNodesArgs } from 'gatsby';

import type { ContentModel } from './contentModels';
import { entryNodes } from './entryNodes';
import type { Entry } from './requests';

/** What was made of an entry, and of which state of it. */
interface Made {
  /** The entry itself, as it was read; undefined when something of it is to be tried again. */
  readonly read: Entry | undefined;
  /** The digest of what its nodes are made from. */
  readonly prepared: string;
  readonly ids: readonly string[];
}

const digestOf = (entry: Entry): string => createHash('md5').update(JSON.stringify(entry)).digest('base64');

const keyOf = ({ uid }: ContentModel, { documentId, locale }: Entry): string =>
  [uid, documentId, locale].join(' ');

/** Which nodes a process has made of which entries: it publishes many times, and little changes from one to the next. */
export class MadeNodes {
  entries: ReadonlyMap<string, Made> = new Map();
  /** Of the nodes of all entries and of what else was made; null before the first time. */
  ids: ReadonlySet<string> | null = null;
}

/** Makes the nodes of one build, and keeps those that are there. */
export class NodeMaker {
  private readonly ids = new Set<string>();
  private readonly entries = new Map<string, Made>();

  constructor(
    private readonly args: SourceNodesArgs,
    private readonly before: MadeNodes,
  ) {}

  async make(node: NodeInput): Promise<void> {
    this.ids.add(node.id);
    await this.args.actions.createNode(node);
  }

  /** Keeps the nodes of an entry that was not read again. @returns whether there are any. */
  keep(read: Entry, model: ContentModel): boolean {
    const made = this.before.entries.get(keyOf(model, read));
    if (made?.read !== read) return false;
    this.note(keyOf(model, read), made);
    return true;
  }

  /**
   * Makes the nodes of an entry, unless it has become what it was.
   *
   * @param isWhole whether nothing of it is to be tried again.
   */
  async makeEntry(
    { read, prepared }: { readonly read: Entry; readonly prepared: Entry },
    model: ContentModel,
    models: readonly ContentModel[],
    isWhole: boolean,
  ): Promise<void> {
    const key = keyOf(model, read);
    const state = { read: isWhole ? read : undefined, prepared: digestOf(prepared) };
    const made = this.before.entries.get(key);
    if (made?.prepared === state.prepared) {
      this.note(key, { ...made, ...state });
      return;
    }
    const nodes = entryNodes(prepared, model, models, this.args);
    for (const node of nodes) await this.make(node);
    this.note(key, { ...state, ids: nodes.map(({ id }) => id) });
  }

  private note(key: string, made: Made): void {
    for (const id of made.ids) this.ids.add(id);
    this.entries.set(key, made);
  }

  /**
   * Ends the build: removes what was made before and not now. Gatsby does so once in the life of a process.
   *
   * @param types whose nodes of an earlier process are removed, too.
   */
  end(types: readonly string[]): void {
    const { before, ids, args } = this;
    const known = before.ids
      ? [...before.ids].map((id): NodeInput | undefined => args.getNode(id))
      : types.flatMap((type) => args.getNodesByType(type));
    for (const node of known) if (node && !ids.has(node.id)) args.actions.deleteNode(node);
    before.entries = this.entries;
    before.ids = ids;
  }
}

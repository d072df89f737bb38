import { createHash } from 'node:crypto';

import type { NodeInput, SourceNodesArgs } from 'gatsby';

import type { ContentModel } from './contentModels';
import { entryNodes } from './entryNodes';
import type { Entry } from './requests';

/** What was made of an entry, and of which state of it. */
interface Made {
  readonly digest: string;
  readonly ids: readonly string[];
}

/** Of every entry that this process has read. */
const madeOf = new Map<string, Made>();

/** Makes nodes, and remembers which ones. */
export class NodeMaker {
  private readonly made = new Set<string>();

  constructor(private readonly args: SourceNodesArgs) {}

  async make(node: NodeInput): Promise<void> {
    this.made.add(node.id);
    await this.args.actions.createNode(node);
  }

  /** The nodes of an entry. Those of one that is as it was are there: a process publishes many times, and little changes. */
  async makeEntry(entry: Entry, model: ContentModel, models: readonly ContentModel[]): Promise<void> {
    const key = [model.uid, entry.documentId, entry.locale].join(' ');
    const digest = createHash('md5').update(JSON.stringify(entry)).digest('base64');
    const before = madeOf.get(key);
    if (before?.digest === digest && before.ids.every((id) => this.args.getNode(id))) {
      for (const id of before.ids) this.made.add(id);
      return;
    }
    const nodes = entryNodes(entry, model, models, this.args);
    for (const node of nodes) await this.make(node);
    madeOf.set(key, { digest, ids: nodes.map(({ id }) => id) });
  }

  /** Gatsby removes what was not made again once in the life of a process, and a process publishes many times. */
  removeOthers(types: readonly string[]): void {
    for (const type of types)
      for (const node of this.args.getNodesByType(type))
        if (!this.made.has(node.id)) this.args.actions.deleteNode(node);
  }
}

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';

import type { NodeInput, SourceNodesArgs } from 'gatsby';
import type { createRemoteFileNode, FileSystemNode } from 'gatsby-source-filesystem';

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** As much of Gatsby as sourcing needs: `nodes` and `warnings` tell what was made and said. */
export const sourcingArgs = () => {
  const nodes = new Map<string, NodeInput>();
  const touched: string[] = [];
  const warnings: string[] = [];
  const kept = new Map<string, unknown>();
  const panic = jest.fn();
  const ofType = (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type);
  const args = {
    actions: {
      createNode: (node: NodeInput) => void nodes.set(node.id, node),
      deleteNode: ({ id }: NodeInput) => void nodes.delete(id),
      touchNode: ({ id }: NodeInput) => void touched.push(id),
    },
    cache: {
      get: async (key: string) => kept.get(key),
      set: async (key: string, value: unknown) => kept.set(key, value),
    },
    createNodeId: (name: string) => name,
    createContentDigest: digest,
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => ofType(type),
    reporter: { warn: (line: string) => void warnings.push(line), panic },
  } as unknown as SourceNodesArgs;
  return { args, ofType, touched, warnings, panic };
};

/** Fetches a file as `createRemoteFileNode` does, into the current folder, and fails as it fails. */
export const fetchFileNode: typeof createRemoteFileNode = async ({ url, createNode }) => {
  const answer = await fetch(url).catch((error: Error) => {
    throw Object.assign(new Error('Unable to fetch:\n---'), {
      code: (error.cause as { code?: string }).code,
    });
  });
  if (!answer.ok)
    throw Object.assign(new Error('Unable to fetch:\n---'), { response: { statusCode: answer.status } });
  const folder = resolve('files', digest(url));
  mkdirSync(folder, { recursive: true });
  const absolutePath = resolve(folder, new URL(url).pathname.split('/').pop() ?? '');
  writeFileSync(absolutePath, Buffer.from(await answer.arrayBuffer()));
  const file = {
    id: `file ${url}`,
    absolutePath,
    extension: extname(absolutePath).slice(1),
    internal: { type: 'File', contentDigest: digest(url) },
  } as unknown as FileSystemNode;
  await createNode(file);
  return file;
};

import { Node, type Editor } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';

import { pictureAddress, videoAddress } from '../../../richText/address';
import { PictureView } from '../views/PictureView';
import { VideoView } from '../views/VideoView';

export const FIGURES = ['picture', 'video'];

const hidden = (value: string | null) => ({ default: value, rendered: false });

const captionOf = (figure: HTMLElement): HTMLElement =>
  figure.querySelector('figcaption') ?? figure.ownerDocument.createElement('figcaption');

const pictureAttributes = (element: HTMLElement) => {
  const img = element.matches('img') ? element : element.querySelector('img');
  const src = pictureAddress(img?.getAttribute('src') ?? '');
  if (!img || !src) return false;
  return {
    src,
    alt: img.getAttribute('alt') ?? '',
    width: img.getAttribute('width'),
    height: img.getAttribute('height'),
  };
};

const videoAttributes = (figure: HTMLElement) => {
  const address = videoAddress(figure.dataset.video ?? '');
  if (!address) return false;
  const title = figure.querySelector(':scope > a')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return { address, title: title === address ? '' : title };
};

/** A caption is one line: Enter goes on below the figure. */
const leaveCaption = (editor: Editor): boolean => {
  const { $from } = editor.state.selection;
  if (!FIGURES.includes($from.parent.type.name)) return false;
  const behind = $from.after();
  return editor
    .chain()
    .insertContentAt(behind, { type: 'paragraph' })
    .setTextSelection(behind + 1)
    .run();
};

const Figure = Node.create({
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  defining: true,
  addKeyboardShortcuts() {
    return { Enter: () => leaveCaption(this.editor) };
  },
});

const Picture = Figure.extend({
  name: 'picture',
  addAttributes: () => ({
    src: hidden(''),
    alt: hidden(''),
    width: hidden(null),
    height: hidden(null),
  }),
  parseHTML: () => [
    { tag: 'figure', getAttrs: pictureAttributes, contentElement: captionOf },
    { tag: 'img', getAttrs: pictureAttributes },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const { src, alt, width, height } = node.attrs;
    return ['figure', HTMLAttributes, ['img', { src, alt, width, height }], ['figcaption', 0]];
  },
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

const Video = Figure.extend({
  name: 'video',
  addAttributes: () => ({ address: hidden(''), title: hidden('') }),
  parseHTML: () => [
    { tag: 'figure[data-video]', priority: 60, getAttrs: videoAttributes, contentElement: captionOf },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const { address, title } = node.attrs;
    const link = ['a', { href: address }, String(title || address)];
    return ['figure', { ...HTMLAttributes, 'data-video': address }, link, ['figcaption', 0]];
  },
  addNodeView: () => ReactNodeViewRenderer(VideoView),
});

export const figures = [Picture, Video];

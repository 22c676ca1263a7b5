import { Link } from '@ethereal/web-kit/router.ts';
import { Fragment, useMemo } from 'react';
import styles from './Answer.module.css';
import { ItemLink } from './ItemLink.tsx';
import { targetOf } from './links.ts';
import { type Block, type Inline, parseMarkdown, plainText } from './markdown.ts';

/** Renders the Markdown of an answer as elements. Text stays text: no part of it becomes HTML. */
export function Answer({ text }: { text: string }) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div className={`stack-2 shrink ${styles.answer}`} data-answer="">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
        <BlockOf key={index} block={block} />
      ))}
    </div>
  );
}

function BlockOf({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p dir="auto">
        <Parts parts={block.children} />
      </p>
    );
  }
  const cards = block.items.every((parts) => itemIn(parts));
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={cards ? 'stack-2' : styles.list}>
      {block.items.map((parts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={index}>
          <Entry parts={parts} />
        </li>
      ))}
    </List>
  );
}

/** Returns the item of a list line: a link to the item at the beginning of the line, then its price. */
function itemIn([first, ...rest]: Inline[]) {
  if (first?.kind !== 'link') return undefined;
  const target = targetOf(first.href);
  if (target.kind !== 'item' || rest.some((part) => part.kind !== 'text')) return undefined;
  return { ...target, name: plainText(first.children), price: plainText(rest).replace(/^\s*[–—-]\s*/, '') };
}

function Entry({ parts }: { parts: Inline[] }) {
  const item = itemIn(parts);
  return item ? <ItemLink {...item} /> : <Parts parts={parts} />;
}

function Parts({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={index}>
      <Part part={part} />
    </Fragment>
  ));
}

function Part({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return (
        <strong>
          <Parts parts={part.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Parts parts={part.children} />
        </em>
      );
    case 'link':
      return <LinkOf part={part} />;
  }
}

function LinkOf({ part }: { part: Inline & { kind: 'link' } }) {
  const target = targetOf(part.href);
  const children = <Parts parts={part.children} />;
  if (target.kind === 'none') return children;
  if (target.kind !== 'outside') return <Link to={target.path}>{children}</Link>;
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

import { ShopLink } from '#ui/components/shop-link.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { type Inline, type Line, type RichBlock, textOf } from '#viewmodels/merchant-text/rich-block.ts';
import { textPageMessages } from '#viewmodels/messages/text-page/en.ts';
import css from './rich-blocks.module.css';

type TextProps = {
  readonly blocks: readonly RichBlock[];
  /** It stands under a title of its own, beside other sections. */
  readonly isSection?: boolean;
  /** The language of the words where it is another than the page's. */
  readonly lang?: string | undefined;
};

/** What a merchant wrote, part by part. The parts of one page never change their order, so their place is their key. */
export function RichBlocks({ blocks, isSection = false, lang }: TextProps) {
  return (
    <div className={css['text']} lang={lang}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <Block key={at} block={block} title={titleOver(blocks, at)} isSection={isSection} />
      ))}
    </div>
  );
}

/** The heading that a part stands under. */
function titleOver(blocks: readonly RichBlock[], at: number): string | null {
  const over = blocks.slice(0, at).findLast((block) => block.kind === 'heading');
  return over?.text ?? null;
}

type Props = { readonly block: RichBlock; readonly title: string | null; readonly isSection: boolean };

function Block({ block, title, isSection }: Props) {
  switch (block.kind) {
    case 'heading':
      return isSection ? <h3>{block.text}</h3> : <h2 id={block.name}>{block.text}</h2>;
    case 'paragraph':
      return (
        <p>
          <Messages line={block.line} />
        </p>
      );
    case 'list':
      return <List block={block} />;
    case 'terms':
      return <Terms block={block} />;
    case 'table':
      return <Table block={block} title={title} />;
    default:
      return block satisfies never;
  }
}

type Of<Kind extends RichBlock['kind']> = { readonly block: Extract<RichBlock, { kind: Kind }> };

function List({ block: { isOrdered, items } }: Of<'list'>) {
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map((line) => (
        <li key={textOf(line)}>
          <Messages line={line} />
        </li>
      ))}
    </Tag>
  );
}

function Terms({ block: { terms } }: Of<'terms'>) {
  return (
    <dl>
      {terms.map(({ isTerm, line }) => {
        const Tag = isTerm ? 'dt' : 'dd';
        return (
          <Tag key={`${isTerm} ${textOf(line)}`}>
            <Messages line={line} />
          </Tag>
        );
      })}
    </dl>
  );
}

/** A table scrolls in a box of its own, which the keyboard reaches. */
function Table({ block: { head, rows }, title }: Of<'table'> & Pick<Props, 'title'>) {
  const messages = useMessages(textPageMessages);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={title ?? messages.table} tabIndex={0} className={css['table']}>
      <table>
        {head.length > 0 && (
          <thead>
            <tr>
              {head.map((line) => (
                <th key={textOf(line)} scope="col">
                  <Messages line={line} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows
            .filter((cells) => cells.length > 0)
            .map((cells) => (
              <tr key={cells.map(textOf).join(' ')}>
                {cells.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={at}>
                    <Messages line={line} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

function Messages({ line }: { readonly line: Line }) {
  return line.map((inline, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words are their place in the line
    <Stretch key={at} inline={inline} />
  ));
}

function Stretch({ inline }: { readonly inline: Inline }) {
  const messages = useMessages(textPageMessages);
  switch (inline.kind) {
    case 'text':
      return <span>{inline.text}</span>;
    case 'strong':
      return <strong>{inline.text}</strong>;
    case 'emphasis':
      return <em>{inline.text}</em>;
    case 'link':
      if (inline.href.startsWith('/')) return <ShopLink to={inline.href}>{inline.text}</ShopLink>;
      return (
        <a href={inline.href} rel="noopener">
          <span>{inline.text}</span>
          {inline.href.startsWith('http') && (
            <>
              <span aria-hidden="true" className={css['elsewhere']} />
              <VisuallyHidden>{` (${messages.elsewhere})`}</VisuallyHidden>
            </>
          )}
        </a>
      );
    default:
      return inline satisfies never;
  }
}

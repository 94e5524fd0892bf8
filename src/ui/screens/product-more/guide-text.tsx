import { useLang, useMessages } from '#ui/hooks/messages-context.ts';
import { productMoreMessages } from '#viewmodels/messages/product-more/en.ts';
import type { SizeGuideView } from '#viewmodels/product-more/size-guide-view.ts';
import css from './guide-text.module.css';

type Props = { readonly guide: SizeGuideView };

/** The sizes in one unit, in the language of the guide. */
export function GuideTables({ guide: { tables, language } }: Props) {
  return (
    <div lang={useLang(language)} className={css['guide']}>
      {tables.map((table) => (
        <SizeTable key={table.title} table={table} />
      ))}
    </div>
  );
}

/** What the merchant says of them, who wears the piece, and how to measure. */
export function GuideAdvice({ guide: { notes, worn, how, language } }: Props) {
  const messages = useMessages(productMoreMessages);
  return (
    <>
      <Notes notes={notes} lang={useLang(language)} />
      {worn !== null && <p>{worn}</p>}
      {how.length > 0 && (
        <>
          <h3 className={css['heading']}>{messages.howToMeasure}</h3>
          <ul className={css['how']}>
            {how.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function SizeTable({ table: { title, columns, rows } }: { readonly table: SizeGuideView['tables'][number] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={title} tabIndex={0} className={css['scroll']}>
      <table className={css['table']}>
        <caption className={css['caption']}>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([size = '', ...measures]) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {measures.map((measure, at) => (
                <td key={columns[at + 1] ?? at}>{measure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type NotesProps = Pick<SizeGuideView, 'notes'> & { readonly lang: string | undefined };

/** The merchant's own words. */
function Notes({ notes, lang }: NotesProps) {
  return notes.map((block) => {
    const texts = block.kind === 'list' ? block.items : [block.text];
    return (
      <p key={texts[0]} lang={lang}>
        {texts.join(' ')}
      </p>
    );
  });
}

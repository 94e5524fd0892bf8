import { observer } from 'mobx-react-lite';
import { Dialog } from '#ui/components/dialog.tsx';
import { SaidWhenChanged } from '#ui/components/told.tsx';
import { useLang, useMessages } from '#ui/hooks/messages-context.ts';
import { productMoreMessages } from '#viewmodels/messages/product-more/en.ts';
import type { ProductMoreModel } from '#viewmodels/product-more/product-more-model.ts';
import type { SizeGuideView } from '#viewmodels/product-more/size-guide-view.ts';
import css from './size-guide.module.css';

type Props = { readonly model: ProductMoreModel };

/** The sizes of a piece in inches or centimetres, and how to measure. */
export const SizeGuide = observer(({ model }: Props) => {
  const messages = useMessages(productMoreMessages);
  const guide = model.sizeGuide;
  const lang = useLang(guide?.language);
  if (!guide) return null;
  return (
    <Dialog isOpen={model.isSizeGuideOpen} onClose={model.closeSizeGuide} heading={messages.sizeGuide}>
      <div className={css['guide']}>
        {guide.title !== '' && <p lang={lang}>{guide.title}</p>}
        <Units unit={model.sizeUnit} onChange={model.showUnit} />
        <SaidWhenChanged text={messages.sizesIn[model.sizeUnit]} />
        <div lang={lang} className={css['guide']}>
          {guide.tables.map((table) => (
            <SizeTable key={table.title} table={table} />
          ))}
          <Notes notes={guide.notes} />
        </div>
        {guide.worn !== null && <p>{guide.worn}</p>}
        {guide.how.length > 0 && (
          <>
            <h3 className={css['heading']}>{messages.howToMeasure}</h3>
            <ul className={css['how']}>
              {guide.how.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
});

type SizeUnit = ProductMoreModel['sizeUnit'];
type UnitsProps = { readonly unit: SizeUnit; readonly onChange: (unit: SizeUnit) => void };

function Units({ unit, onChange }: UnitsProps) {
  const messages = useMessages(productMoreMessages);
  const choices = [
    { id: 'in', label: messages.inches },
    { id: 'cm', label: messages.centimetres },
  ] as const;
  return (
    <fieldset className={css['units']}>
      <legend className={css['legend']}>{messages.unit}</legend>
      {choices.map(({ id, label }) => (
        <label key={id} className={css['unit']}>
          <input type="radio" name="size-unit" checked={unit === id} onChange={() => onChange(id)} />{' '}
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
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

/** The merchant's own words. */
function Notes({ notes }: Pick<SizeGuideView, 'notes'>) {
  return notes.map((block) => {
    const texts = block.kind === 'list' ? block.items : [block.text];
    return <p key={texts[0]}>{texts.join(' ')}</p>;
  });
}

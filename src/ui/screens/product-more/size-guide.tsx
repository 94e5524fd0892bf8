import { observer } from 'mobx-react-lite';
import { Dialog } from '#ui/components/dialog.tsx';
import { SaidWhenChanged } from '#ui/components/told.tsx';
import { useLang, useMessages } from '#ui/hooks/messages-context.ts';
import { productMoreMessages } from '#viewmodels/messages/product-more/en.ts';
import type { ProductMoreModel } from '#viewmodels/product-more/product-more-model.ts';
import { GuideAdvice, GuideTables } from './guide-text.tsx';
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
        <GuideTables guide={guide} />
        <GuideAdvice guide={guide} />
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

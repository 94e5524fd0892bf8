import { observer } from 'mobx-react-lite';
import type { TextBlock } from '#viewmodels/html-text.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import css from './product-facts.module.css';

export const ProductFacts = observer(({ model }: { readonly model: ProductScreenModel }) => (
  <div>
    {model.description.length > 0 && (
      <section aria-labelledby="about" className={css['about']}>
        <h2 id="about" className={css['heading']}>
          About this piece
        </h2>
        <Text blocks={model.description} />
      </section>
    )}
    <details className={css['details']}>
      <summary>Details</summary>
      <dl className={css['facts']}>
        {model.facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
    <details className={css['details']}>
      <summary>Delivery and returns</summary>
      <div className={css['text']}>
        <p>What delivery costs is shown in the checkout, before you pay.</p>
        <p>
          Something not right? Write to <a href={`mailto:${model.email}`}>{model.email}</a> and keep the order number at
          hand.
        </p>
      </div>
    </details>
  </div>
));

/** The merchant's words; equal lines are told apart by their place. */
function Text({ blocks }: { readonly blocks: readonly TextBlock[] }) {
  return (
    <div className={css['text']}>
      {blocks.map((block, index) => {
        const key = `${block.kind} ${index}`;
        if (block.kind === 'paragraph') return <p key={key}>{block.text}</p>;
        return (
          <ul key={key} className={css['list']}>
            {[...new Set(block.items)].map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

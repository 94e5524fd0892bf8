import { observer } from 'mobx-react-lite';
import { Sentence } from '#ui/components/sentence.tsx';
import { useLang, useLangOfNames, useMessages } from '#ui/hooks/messages-context.ts';
import type { TextBlock } from '#viewmodels/merchant-text/html-text.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { FactsModel } from '#viewmodels/product/facts-model.ts';
import css from './product-facts.module.css';
import { WhyPrice } from './why-price.tsx';

type Props = { readonly model: FactsModel };

/** What helps to decide: how the product is delivered, what it is, and how its price came about. */
export const ProductFacts = observer(({ model }: Props) => {
  const messages = useMessages(productMessages);
  const lang = useLangOfNames();
  const described = useLang(model.language);
  return (
    <div>
      <Delivery model={model} />
      {model.description.length > 0 && (
        <section aria-labelledby="about" className={css['about']}>
          <h2 id="about" className={css['heading']}>
            {messages.about}
          </h2>
          <Text blocks={model.description} lang={described} />
        </section>
      )}
      <details className={css['details']}>
        <summary>{messages.details}</summary>
        <dl className={css['facts']}>
          {model.all.map(({ term, text, isName, isOfCatalog }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd translate={isName && 'no'} lang={isOfCatalog && lang}>
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <div className={css['why']}>
        <WhyPrice explained={model.explained} />
      </div>
    </div>
  );
});

const Delivery = observer(({ model }: Props) => {
  const messages = useMessages(productMessages);
  const email = <a href={`mailto:${model.email}`}>{model.email}</a>;
  return (
    <section aria-labelledby="delivery" className={css['delivery']}>
      <h2 id="delivery" className={css['term']}>
        {messages.delivery}
      </h2>
      {model.arrival !== null && <p>{model.arrival}</p>}
      <p>{model.delivery}</p>
      {model.returns !== null && <p>{model.returns}</p>}
      <p>
        <Sentence text={messages.helpAt} parts={{ email }} />
      </p>
    </section>
  );
});

/** The merchant's words, read from their own side whatever the page is; equal lines are told apart by their place. */
function Text({ blocks, lang }: { readonly blocks: readonly TextBlock[]; readonly lang: string | undefined }) {
  return (
    <div className={css['text']} lang={lang}>
      {blocks.map((block, index) => {
        const key = `${block.kind} ${index}`;
        if (block.kind === 'paragraph') {
          return (
            <p key={key} dir="auto">
              {block.text}
            </p>
          );
        }
        return (
          <ul key={key} dir="auto" className={css['list']}>
            {[...new Set(block.items)].map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

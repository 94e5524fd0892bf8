import { useLang } from '#ui/hooks/messages-context.ts';
import type { InvoiceView } from '#viewmodels/invoice/invoice-view.ts';
import css from './invoice-sheet.module.css';

type Props = { readonly invoice: InvoiceView };

/** An invoice on paper; a screen does not show it. A paper for the tax office says what it says. */
export function InvoiceSheet({ invoice }: Props) {
  const { heading, facts, parties, sums, note } = invoice;
  return (
    <article aria-label={heading} translate="no" className={css['sheet']}>
      <h2 className={css['heading']}>{heading}</h2>
      <dl className={css['facts']}>
        {facts.map(({ term, text, at }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi>{at ? <time dateTime={at}>{text}</time> : text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={css['parties']}>
        {parties.map((party) => (
          <section key={party.heading} aria-label={party.heading}>
            <h3 className={css['part']}>{party.heading}</h3>
            {party.lines.map((line) => (
              <p key={line}>
                <bdi>{line}</bdi>
              </p>
            ))}
          </section>
        ))}
      </div>
      <Lines invoice={invoice} />
      <dl className={css['sums']}>
        {sums.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={css['note']}>{note}</p>
    </article>
  );
}

function Lines({ invoice: { heading, columns, lines } }: Props) {
  return (
    <table aria-label={heading} className={css['lines']}>
      <thead>
        <tr>
          <th scope="col">{columns.item}</th>
          <th scope="col">{columns.code}</th>
          <th scope="col" className={css['number']}>
            {columns.quantity}
          </th>
          <th scope="col" className={css['number']}>
            {columns.taxable}
          </th>
          <th scope="col" className={css['number']}>
            {columns.tax}
          </th>
          <th scope="col" className={css['number']}>
            {columns.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.key} line={line} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

type LineProps = Pick<InvoiceView, 'columns'> & { readonly line: InvoiceView['lines'][number] };

function Line({ columns, line }: LineProps) {
  return (
    <tr>
      <td>
        <strong lang={useLang()}>{line.name}</strong>
        {line.details.map((detail) => (
          <p key={detail}>
            <bdi>{detail}</bdi>
          </p>
        ))}
      </td>
      <td data-term={columns.code}>{line.code}</td>
      <td data-term={columns.quantity} className={css['number']}>
        {line.quantity}
      </td>
      <td data-term={columns.taxable} className={css['number']}>
        {line.taxable}
      </td>
      <td data-term={columns.tax} className={css['number']}>
        <div>
          {line.taxes.map(({ term, text }) => (
            <p key={term}>
              <bdi>{term}</bdi> <span>{text}</span>
            </p>
          ))}
        </div>
      </td>
      <td data-term={columns.total} className={css['number']}>
        {line.total}
      </td>
    </tr>
  );
}

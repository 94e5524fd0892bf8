import { useView } from '#app/slots/visit-context.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import styles from './progress.module.css';

/** A thin line at the top while the next page is on its way. It lies outside of the layout and its language. */
export function Progress() {
  const words = useView().shop.words;
  return <div className={styles['line']} role="progressbar" aria-label={words(commonWords).loading} />;
}

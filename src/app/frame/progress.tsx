import { useView } from '#app/slots/visit-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import styles from './progress.module.css';

/** A thin line at the top while the next page is on its way. It lies outside of the layout and its language. */
export function Progress() {
  const messages = useView().shop.messages;
  return <div className={styles['line']} role="progressbar" aria-label={messages(commonMessages).loading} />;
}

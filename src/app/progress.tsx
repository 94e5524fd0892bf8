import styles from './progress.module.css';

/** A thin line at the top while the next page is on its way. */
export function Progress() {
  return <div className={styles['line']} role="progressbar" aria-label="Loading the page" />;
}

import { useNavigation } from 'react-router';
import styles from './progress.module.css';

/** A thin line at the top while the next page is on its way. */
export function Progress() {
  const isMoving = useNavigation().state !== 'idle';
  return isMoving ? <div className={styles['line']} role="progressbar" aria-label="Loading the page" /> : null;
}

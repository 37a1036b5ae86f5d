import { linkTo } from '../router.ts';
import styles from './club.module.css';

/** For guests on pages that take an identity. */
export function NeedIdentity({ what }: { readonly what: string }) {
  return (
    <section className={styles.clubCard}>
      <p>{what} It asks for a name and nothing else.</p>
      <div className={styles.clubButtons}>
        <a className="button primary" href={linkTo('me')}>
          Make an identity
        </a>
      </div>
    </section>
  );
}
